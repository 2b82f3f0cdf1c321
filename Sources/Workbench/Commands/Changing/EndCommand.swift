/// `end`: sends the open batch.
struct EndCommand: Command {
  static let description = CommandDescription(
    name: "end",
    shortest: "end",
    group: .changing,
    syntax: ["end"],
    summary: "sends the batch to the table; if it is refused, nothing of it stays",
    pattern: "V asks C for the new counts, checks the batch, then asks for the rows that are new.",
    setup: ["begin", "append 0 \"New\""],
    example: "end",
    effects: .changes,
    needs: [.source, .batch]
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    try BatchRunner(session, session.requireSource()).end()
  }
}
