/// `append`: adds rows at the end of a section.
struct AppendCommand: Command {
  static let description = CommandDescription(
    name: "append",
    shortest: "app",
    group: .changing,
    syntax: ["append [S] ITEM… [--raw]"],
    summary: "adds rows at the end of a section",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "append 0 \"New\"",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "append", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "append").run(edit)
  }
}
