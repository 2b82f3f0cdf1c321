import TableModel
import TableUI

/// `table`: what code tells the table view, without a change of the model.
struct TableCommand: Command {
  static let description = CommandDescription(
    name: "table",
    shortest: "tab",
    group: .changing,
    syntax: [
      "table insert|delete|move|swap|section …", "table reload S R|section S",
      "table reconfigure [S R]",
      "table select S R [top|middle|bottom|none]", "table deselect S R",
    ],
    summary: "the same edit told to the table view alone; the model stays as it is",
    pattern: "Calls the table view's own methods, as a batch of one; V checks against C's counts.",
    setup: ["model delete 0 3"],
    example: "table delete 0 3",
    effects: .changes,
    completion: .tableWords,
    needs: .source
  )

  private enum Call {
    case edit(EditRequest)
    case select(Arguments.Located, ScrollPosition)
    case deselect(Arguments.Located)
  }

  private let call: Call

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let verb = try arguments.takeChoice(
      EditRequest.verbs + ["reload", "reconfigure", "select", "deselect"]
    )
    switch verb {
    case "select":
      let address = try arguments.takeAddress()
      call = .select(address, try ScrollCommand.takePosition(&arguments))
    case "deselect": call = .deselect(try arguments.takeAddress())
    default: call = .edit(try EditRequest(verb: verb, &arguments))
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let table = source.tableView
    switch call {
    case .edit(let request):
      let edit = try request.resolve(source)
      return try EditRunner(session, source).run(edit, half: .table)
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

extension Grammar {
  /// What the table view is told.
  @MainActor fileprivate static let tableWords = Grammar.choice([
    .changes(EditRequest.verbs),
    .sequence([.word("reload"), .reloadWords]),
    .sequence([.word("reconfigure"), .optionalRows]),
    .sequence([.word("select"), .optionalRow, .optional(.scrollPosition)]),
    .sequence([.word("deselect"), .optionalRow]),
  ])
}
