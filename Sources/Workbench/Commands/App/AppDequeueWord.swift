import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app dequeue` subcommand: dequeues a reusable cell, or creates one.
struct AppDequeueWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "dequeue",
    words: .of(
      .text("an identifier", "ID"),
      .orNothing(.explicit("a row such as 0 3")),
      make: Self.init
    ),
    meanings: [
      "dequeueReusableCell(withIdentifier:): a cell, or nil",
      "dequeueReusableCell(withIdentifier:for:): a cell, E18 or E22",
    ]
  )

  private let identifier: String
  private let address: Arguments.Located?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    let reusedBefore = table.statistics.cellsReused
    guard let cell = try dequeue(source) else {
      return Answer(
        .null,
        CellText.unregistered(identifier: session.shown(identifier))
      )
    }
    let isReused = table.statistics.cellsReused > reusedBefore
    let name = String(describing: type(of: cell))
    return Answer(
      [
        "cell": .text(name), "identifier": .optional(cell.reuseIdentifier),
        "reused": .bool(isReused),
      ],
      CellText.dequeued(className: name, isReused: isReused)
    )
  }

  private func dequeue(_ source: OpenTable) throws -> TableViewCell? {
    let table = source.tableView
    guard let address else { return table.dequeueReusableCell(withIdentifier: identifier) }
    let path = try RowResolver(source).row(address)
    do { return try table.dequeueReusableCell(withIdentifier: identifier, for: path) } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }
}
