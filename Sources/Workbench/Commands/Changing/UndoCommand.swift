/// `undo`: takes back the last edit, or the last N.
struct UndoCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("undo", short: "und", in: .changing),
    words: .of(
      .count("how many edits"),
      .option("--to", "NAME", help: "back to a snapshot", completed: .snapshotName)
    ) { Self(count: $0, name: $1) }
    .written([["N"]], ["--to", "NAME"]),
    summary: "takes back the last edit, or N, or all since a snapshot; a sourced script is one",
    pattern: "The inverse of an edit goes the way of any edit: C changes M, then tells V.",
    setup: ["delete 0 3"],
    example: "undo",
    effects: .changes,
    needs: [.source, .done, .noBatch]
  )

  private let count: Int
  private let name: Token?

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let runner = UndoRunner(session, source)
    guard let name else { return try runner.undo(count) }
    guard let state = session.states.first(where: { $0.name == name.text }) else {
      throw CommandError(
        "not-found",
        "no state is named \(quoted(name.text))",
        hint: "snapshot lists them",
        offset: name.range.lowerBound
      )
    }
    return try runner.undo(to: state)
  }
}
