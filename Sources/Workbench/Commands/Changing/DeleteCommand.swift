/// `delete`: takes rows away (ranges too); undo brings them back.
struct DeleteCommand: Command {
  static let description = CommandDescription(
    name: "delete",
    shortest: "del",
    group: .changing,
    syntax: ["delete [S R] [--drop-empty]", "delete S R..R"],
    summary: "takes rows away (ranges too); undo brings them back",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "delete 0 3",
    effects: .changes,
    completion: .words(["--drop-empty"])
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "delete", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    var answer = try EditRunner(session, source, command: "delete").run(edit)
    if !answer.lines.isEmpty { answer.lines[answer.lines.count - 1] += "; undo brings it back" }
    return answer
  }
}
