/// `replace`: puts another object in a row's place.
struct ReplaceCommand: Command {
  static let description = CommandDescription(
    name: "replace",
    shortest: "repl",
    group: .changing,
    syntax: ["replace [S R] ITEM [--raw]"],
    summary: "puts another object in a row's place",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "replace 0 3 \"New\"",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "replace", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "replace").run(edit)
  }
}
