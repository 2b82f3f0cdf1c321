/// `use`: another open source comes to the prompt.
struct UseCommand: Command {
  static let description = CommandDescription(
    name: "use",
    shortest: "use",
    group: .data,
    syntax: ["use NAME"],
    summary: "makes another open source the current one",
    pattern: "The prompt talks to another table view and its controller; nothing is loaded.",
    setup: ["new 2"],
    example: "use people.json",
    effects: .changes,
    completion: .sourceName
  )

  private let name: String
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    offset = arguments.offset
    name = try arguments.takeText("the name of a source")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.source(named: name, offset: offset)
    session.current = source
    return Answer(session.sourcesValue, session.openingLines(source))
  }
}
