/// `rollback`: drops the open batch.
struct RollbackCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("rollback", short: "rol", in: .changing),
    words: .of(make: Self.init),
    summary: "drops the batch and takes back what it did to the model",
    pattern: "M goes back to where begin found it; V never heard of the batch.",
    setup: ["begin", "append 0 \"New\""],
    example: "rollback",
    effects: .changes,
    needs: [.source, .batch]
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try BatchRunner(session, source).rollback()
  }
}
