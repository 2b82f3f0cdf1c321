/// `undo`: takes back the last edit, or the last N.
struct UndoCommand: Command {
  static let description = CommandDescription(
    name: "undo",
    shortest: "und",
    group: .changing,
    syntax: ["undo [N]", "undo --to NAME"],
    summary: "takes back the last edit, or N, or all since a snapshot; a sourced script is one",
    pattern: "The inverse of an edit goes the way of any edit: C changes M, then tells V.",
    setup: ["delete 0 3"],
    example: "undo",
    effects: .changes,
    completion: .options(
      [WordOption(name: "--to", help: "back to a snapshot", value: .snapshotName)],
      .count
    ),
    needs: [.source, .done, .noBatch]
  )

  private let count: Int
  private let state: NamedState?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    state = try arguments.takeOption("--to").map { token throws(CommandError) in
      guard let state = session.states.first(where: { $0.name == token.text }) else {
        throw CommandError(
          "not-found",
          "no state is named \(quoted(token.text))",
          hint: "snapshot lists them",
          offset: token.range.lowerBound
        )
      }
      return state
    }
    count = try arguments.takeCount("how many edits")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let runner = try UndoRunner(session, session.requireSource())
    guard let state else { return try runner.undo(count) }
    return try runner.undo(to: state)
  }
}
