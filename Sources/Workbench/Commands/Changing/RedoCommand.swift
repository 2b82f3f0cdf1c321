/// `redo`: makes edits again that undo took back.
struct RedoCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("redo", short: "red", in: .changing),
    words: .of(.count("how many edits"), make: Self.init),
    summary: "makes edits again that undo took back",
    pattern: "An edit made again goes the way of any edit: C changes M, then tells V.",
    setup: ["delete 0 3", "undo"],
    example: "redo",
    effects: .changes,
    needs: [.source, .undone, .noBatch]
  )

  private let count: Int

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try UndoRunner(session, source).redo(count)
  }
}
