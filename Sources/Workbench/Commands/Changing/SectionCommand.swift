/// `section`: adds, takes away, empties, moves and names sections.
struct SectionCommand: Command {
  static let description = CommandDescription(
    name: "section",
    shortest: "section",
    group: .changing,
    syntax: [
      "section insert before|after|at S [HEADER]", "section delete|clear S", "section move S to S",
      "section header|footer S TEXT",
    ],
    summary: "adds, takes away, empties, moves and names sections",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "section insert after 0 \"New\"",
    effects: .changes,
    completion: .words(["insert", "delete", "clear", "move", "header", "footer"])
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "section", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "section").run(edit)
  }
}
