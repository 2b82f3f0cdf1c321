/// `rollback`: drops the open batch.
struct RollbackCommand: Command {
  static let description = CommandDescription(
    name: "rollback",
    shortest: "rol",
    group: .changing,
    syntax: ["rollback"],
    summary: "drops the batch and takes back what it did to the model",
    pattern: "M goes back to where begin found it; V never heard of the batch.",
    setup: ["begin", "append 0 \"New\""],
    example: "rollback",
    effects: .changes,
    needs: [.source, .batch]
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    try BatchRunner(session, session.requireSource()).rollback()
  }
}
