/// `redo`: makes edits again that undo took back.
struct RedoCommand: Command {
  static let description = CommandDescription(
    name: "redo",
    shortest: "red",
    group: .changing,
    syntax: ["redo [N]"],
    summary: "makes edits again that undo took back",
    pattern: "An edit made again goes the way of any edit: C changes M, then tells V.",
    setup: ["delete 0 3", "undo"],
    example: "redo",
    effects: .changes,
    completion: .count,
    needs: [.source, .undone, .noBatch]
  )

  private let count: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    count = try arguments.takeCount("how many edits")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try UndoRunner(session, session.requireSource()).redo(count)
  }
}
