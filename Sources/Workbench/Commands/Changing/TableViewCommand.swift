import TableModel
import TableUI

/// `table`: what code tells the table view, without a change of the model.
struct TableViewCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("table", short: "tab", in: .changing),
    words: .of(.tableCall, make: Self.init)
      .written(
        [.many("insert|delete|move|swap|section …")],
        ["reload", "S", "R|section", "S"],
        ["reconfigure", [.row]],
        ["select", .row, ["top|middle|bottom|none"]],
        ["deselect", .row]
      ),
    summary: "the same edit told to the table view alone; the model stays as it is",
    pattern: "Calls the table view's own methods, as a batch of one; V checks against C's counts.",
    setup: ["model delete 0 3"],
    example: "table delete 0 3",
    effects: .changes
  )

  fileprivate enum Call {
    case edit(EditRequest)
    case select(Arguments.Located, ScrollPosition)
    case deselect(Arguments.Located)
  }

  private let call: Call

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    switch call {
    case .edit(let request):
      return try EditRunner(session, source).tell(try request.updates(source))
    case .select(let address, let position):
      let path = try RowResolver(source).row(address)
      try source.layout()
      do { try table.selectRow(at: path, scrollPosition: position) } catch {
        throw CommandError(error, era: table.messageEra)
      }
      source.current = path
    case .deselect(let address):
      let path = try RowResolver(source).row(address)
      table.deselectRow(at: path)
      source.current = path
    }
    try source.layout()
    let selected = table.indexPathsForSelectedRows
    let words = selected.isEmpty ? "nothing" : selected.map(\.description).joined(separator: ", ")
    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["selected": AnswerValue(selected)])
    answer.lines = ["selected: \(words); code was at work, so no delegate heard of it"]
    return answer
  }
}

extension Syntax where Value == TableViewCommand.Call {
  /// What the table view is told.
  @MainActor fileprivate static let tableCall = Syntax.either(
    EditRequest.verbs.map { edit($0, .edit($0)) } + [
      edit("reload", .reload), edit("reconfigure", .reconfigure),
      .mark(
        "select",
        then: Syntax<(Arguments.Located, ScrollPosition)>.sequence(.row, .scrollPosition)
          .map { .select($0, $1) }
      ),
      .mark("deselect", then: Syntax<Arguments.Located>.row.map { .deselect($0) }),
    ]
  )

  private static func edit(_ verb: String, _ words: Syntax<EditRequest>) -> Syntax {
    .mark(verb, then: words.map { .edit($0) })
  }
}
