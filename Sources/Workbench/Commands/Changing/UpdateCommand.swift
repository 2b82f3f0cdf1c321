/// `update`: changes single fields of a row.
struct UpdateCommand: Command {
  static let description = CommandDescription(
    name: "update",
    shortest: "upd",
    group: .changing,
    syntax: ["update [S R] KEY=VALUE … [--raw]"],
    summary: "changes single fields of a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "update 0 3 title=\"New\"",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "update", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "update").run(edit)
  }
}
