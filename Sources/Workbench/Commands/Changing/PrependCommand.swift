/// `prepend`: adds rows at the beginning of a section.
struct PrependCommand: Command {
  static let description = CommandDescription(
    name: "prepend",
    shortest: "pre",
    group: .changing,
    syntax: ["prepend [S] ITEM… [--raw]"],
    summary: "adds rows at the beginning of a section",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "prepend 0 \"New\"",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "prepend", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "prepend").run(edit)
  }
}
