/// `why`: how a row came to look as it does, and who edited it.
struct WhyCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("why", short: "why", in: .seeing),
    words: .of(.row, make: Self.init),
    summary: "how a row came to look so: its keys, cell, height, the objects between, its edits",
    pattern: "Everything between M and V that a row passes, and each command that changed it.",
    setup: ["update 0 2 subtitle=last", "tick 50", "move 0 2 to 0 1"],
    example: "why 0 1",
    effects: .reads
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    let facts = try WhyFacts(path, in: source)
    source.current = path
    return Answer(facts.value, facts.lines(session))
  }
}
