/// `end`: sends the open batch.
struct EndCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("end", short: "end", in: .changing),
    words: .of(make: Self.init),
    summary: "sends the batch to the table; if it is refused, nothing of it stays",
    pattern: "V asks C for the new counts, checks the batch, then asks for the rows that are new.",
    setup: ["begin", "append 0 \"New\""],
    example: "end",
    effects: .changes,
    needs: [.source, .batch]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try BatchRunner(session, source).end()
  }
}
