import CommandLanguage
import JSON
import TableAdapters
import TableModel
import TableUI
import TextLayout
import Workbench
import Workspace

/// `ask`: calls the data source or the delegate directly.
struct AskCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("ask", short: "ask", in: .seeing),
    words: .of(
      .either(
        .mark("sections", is: (.sections, .section(0))),
        question(
          [.rows, .title, .footer],
          Syntax<Int>.section("any section number").map { .section($0) }
        ),
        question([.item, .cell, .height], .anyRow)
      )
    ) { Self(question: $0.0, place: $0.1) },
    summary: "ask the data source or delegate directly, with any number and no cached counts",
    pattern:
      "Shows what the object returns, without the table view's checks. It may be wrong or an error.",
    example: "ask rows 9",
    effects: .reads,
    value: .whole("the value that the data source returns")
  )

  fileprivate enum Question: String, CaseIterable {
    case sections
    case rows
    case title
    case footer
    case item
    case cell
    case height
  }

  /// The subject: any numbers, in range or not; other words require an existing row.
  fileprivate enum Place {
    case section(Int)
    case path(IndexPath)
    case row(Arguments.Located)

    @MainActor func path(in source: OpenTable) throws(CommandError) -> IndexPath {
      switch self {
      case .section(let section): IndexPath(row: 0, section: section)
      case .path(let path): path
      case .row(let address): try RowResolver(source).row(address)
      }
    }
  }

  private let question: Question
  private let place: Place

  /// The questions that share one kind of subject.
  private static func question(
    _ questions: [Question],
    _ place: Syntax<Place>
  ) -> Syntax<(Question, Place)> {
    let words = questions.map(\.rawValue).joined(separator: "|")
    return Syntax<(Question, Place)>
      .either(
        questions.map { question in .mark(question.rawValue, then: place.map { (question, $0) }) }
      )
      .written([.word(words)] + place.forms[0])
  }

  func run(on source: OpenTable, in session: Session) throws(CommandError) -> Answer {
    let path = try place.path(in: source)
    let table = source.tableView
    guard let dataSource = table.dataSource else {
      throw CommandError(TableError.noDataSource, era: table.messageEra)
    }
    switch question {
    case .sections: return Self.answer(dataSource.numberOfSections(in: table))
    case .rows:
      return Self.answer(dataSource.tableView(table, numberOfRowsInSection: path.section))
    case .title, .footer: return title(path.section, dataSource, table, session)
    case .item: return item(path, dataSource, source, session)
    case .cell: return try cell(path, dataSource, table, session)
    case .height: return height(path, table)
    }
  }

  private static func answer(_ number: Int) -> Answer { Answer(.int(number), "\(number)") }

  private func title(
    _ section: Int,
    _ dataSource: any TableViewDataSource,
    _ table: TableView,
    _ session: Session
  ) -> Answer {
    guard let titling = probe((any TableViewTitling).self, in: dataSource) else {
      return Answer(.null, "the data source has no method for section titles")
    }
    let text =
      question == .title
      ? titling.tableView(table, titleForHeaderInSection: section)
      : titling.tableView(table, titleForFooterInSection: section)
    return Answer(.optional(text), text.map { "\"\(session.shown($0))\"" } ?? "nil")
  }

  private func item(
    _ path: IndexPath,
    _ dataSource: any TableViewDataSource,
    _ source: OpenTable,
    _ session: Session
  ) -> Answer {
    let item = (dataSource as? ItemDataSource)?.item(at: path) ?? source.item(at: path)
    return item.map { Answer(.json($0.value), session.shown($0.value.text)) }
      ?? Answer(.null, "nil")
  }

  private func cell(
    _ path: IndexPath,
    _ dataSource: any TableViewDataSource,
    _ table: TableView,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let cell: TableViewCell
    do { cell = try dataSource.tableView(table, cellForRowAt: path) } catch {
      throw Self.error(error, path, table)
    }
    defer { table.recycle(cell) }
    let name = String(describing: type(of: cell))
    return Answer(
      [
        "cell": .text(name), "identifier": .optional(cell.reuseIdentifier),
        "title": .optional(cell.text), "subtitle": .optional(cell.detailText),
      ],
      "\(name) \"\(session.shown(cell.text ?? ""))\""
    )
  }

  /// Returns the error for a cell; a row that the table view does not count was never there to change.
  private static func error(
    _ error: TableError,
    _ path: IndexPath,
    _ table: TableView
  ) -> CommandError {
    let failure = CommandError(error, era: table.messageEra)
    let counts = table.rowCounts
    let isCounted = counts.indices.contains(path.section) && path.row < counts[path.section]
    switch error {
    case .outOfRange where !isCounted, .outOfArrayBounds where !isCounted:
      return failure.saying(
        Wording(
          failure.code,
          failure.message,
          hint: failure.hint,
          details: [
            "neither the model nor the table view has this row; an array would stop the app"
          ]
        )
      )
    default: return failure
    }
  }

  private func height(_ path: IndexPath, _ table: TableView) -> Answer {
    guard let delegate = table.delegate,
      let sizing = probe((any TableViewSizing).self, in: delegate)
    else {
      return Answer(.null, "the delegate has no method for row heights")
    }
    let height = sizing.tableView(table, heightForRowAt: path)
    return Answer(.points(height), "\(height.pointsText) pt")
  }
}

extension Syntax where Value == AskCommand.Place {
  /// Any two numbers, in range or not, or the address of a row.
  fileprivate static let anyRow = Syntax(forms: [[.row]], grammar: .row) {
    arguments throws(CommandError) in
    let start = arguments
    guard let address = try? arguments.takeAddress() else {
      throw start.unexpected("a row such as 0 3, existing or not")
    }
    return switch address.address {
    case .row(let section, .number(let row)): .path(IndexPath(row: row, section: section))
    case .loneRow(.number(let row)): .path(IndexPath(row: row, section: 0))
    default: .row(address)
    }
  }
}
