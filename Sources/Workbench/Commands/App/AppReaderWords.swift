import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `app edit` subcommand: edits the text field of a cell.
struct AppEditWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "edit",
    words: .of(.orNothing(Self.calls)) { Self(call: $0 ?? .show) }
      .written([], [.row], [.row, "TEXT"], ["end"]),
    meanings: [
      "show the row whose text field has the keyboard",
      "make the field of a cell the first responder",
      "type into it; the model gets nothing yet",
      "end editing",
    ]
  )

  private enum Call {
    case show
    case begin(Arguments.Located, String?)
    case end
  }

  private static let calls = Syntax<Call>.either(
    .mark("end", is: .end),
    Syntax<(Arguments.Located, String?)>.sequence(.row, .optional(.rest("a text")))
      .map { .begin($0, $1) }
  )
  .beginning { !$0.isEmpty }

  private let call: Call

  var effects: Effects { if case .show = call { .reads } else { .changes } }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    switch call {
    case .show: break
    case .end: table.resignFirstResponder()
    case .begin(let address, let text):
      let path = try RowResolver(source).row(address)
      source.current = path
      try source.layout()
      guard table.becomeFirstResponder(at: path, typing: text) else {
        return Answer(.null, CellText.offScreen(path))
      }
    }
    let path = table.rowOfFirstResponder
    let text = path.flatMap { table.cellForRow(at: $0)?.text }
    return Answer(
      ["firstResponder": path.map { AnswerValue($0) } ?? .null],
      AppBehaviorText.firstResponder(path, text: session.shown(text ?? ""))
    )
  }
}

/// The `app keepsReader` subcommand: keeps the visible rows in place when rows come above them.
struct AppKeepsReaderWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "keepsReader",
    words: .of(.onOff, make: Self.init),
    meanings: ["add the heights of rows inserted above the visible rows to the offset"]
  )

  private let isOn: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.keepsReader = isOn
    application.apply()
    return Answer(["keepsReader": .bool(isOn)], AppBehaviorText.keepsReader(isOn))
  }
}

/// The `app tableHeader` subcommand: changes the height of the view above all sections.
struct AppTableHeaderWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "tableHeader",
    words: .of(
      .either(
        .mark("assign", is: nil),
        Syntax<Double>.number("a height in points").only("0 to 100,000 points") {
          (0...100_000).contains($0)
        }
        .map { Double?.some($0) }.beginning { !$0.isEmpty }
      ),
      make: Self.init
    )
    .written(["PT"], ["assign"]),
    meanings: [
      "change the height of tableHeaderView; the table view keeps the old one",
      "assign tableHeaderView again, so that its height is read",
    ]
  )

  private let height: Double?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let table = source.tableView
    guard let view = table.tableHeaderView else { throw CommandError(AppFault.noTableHeader) }
    if let height {
      view.height = height
    } else {
      table.tableHeaderView = view
    }
    let taken = table.tableHeaderRect?.height ?? 0
    let wanted = view.height ?? taken
    return Answer(
      ["height": .points(wanted), "reserved": .points(taken)],
      AppBehaviorText.tableHeader(height: wanted, reserved: taken)
    )
  }
}
