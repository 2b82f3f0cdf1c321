/// `undo`: takes back the last edit, or the last N.
struct UndoCommand: Command {
  static let description = CommandDescription(
    name: "undo",
    shortest: "und",
    group: .changing,
    syntax: ["undo [N]"],
    summary: "takes back the last edit, or the last N",
    pattern: "The inverse of an edit goes the way of any edit: C changes M, then tells V.",
    setup: ["delete 0 3"],
    example: "undo",
    effects: .changes,
    completion: .count,
    needs: [.source, .done, .noBatch]
  )

  private let count: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    count = try arguments.takeCount("how many edits")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try UndoRunner(session, session.requireSource()).undo(count)
  }
}
