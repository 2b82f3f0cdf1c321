/// `use`: another open source comes to the prompt.
struct UseCommand: Command {
  static let description = CommandDescription(
    heading: .init("use", short: "use", in: .data),
    words: .of(
      .placed(.text("the name of a source", "NAME", completed: .sourceName)),
      make: Self.init
    ),
    summary: "makes another open source the current one",
    pattern: "The prompt talks to another table view and its controller; nothing is loaded.",
    setup: ["new 2"],
    example: "use people.json",
    effects: .changes
  )

  private let name: Placed<String>

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.source(named: name.value, offset: name.offset)
    session.current = source
    return Answer(session.sourcesValue, session.openingLines(source))
  }
}
