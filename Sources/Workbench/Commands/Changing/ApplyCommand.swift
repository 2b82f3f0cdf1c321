import TableModel

/// `apply`: moves the table to another state by difference.
struct ApplyCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("apply", short: "appl", in: .changing),
    words: .of(.firstWord, .state) { Self(command: "apply \($0)", target: $1) },
    summary: "moves the table to another state by difference, with as few moves as can be",
    pattern: "The difference goes the way of any edit: C changes M, then tells V in one batch, or"
      + " under batchPolicy uikit in as many as that policy takes.",
    setup: ["snapshot before", "move 0 3 to 0 0", "delete 1 0"],
    example: "apply before",
    effects: [.changes, .readsFiles],
    needs: [.source, .noBatch]
  )

  private let command: String
  private let target: StateArgument

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let other = try target.state(for: source, in: session)
    return try StateRunner(session, source).apply(other, command: command)
  }
}

extension Syntax where Value == String {
  /// The first word, which says for the history what was applied.
  fileprivate static let firstWord = context { arguments, _ in arguments.next?.text ?? "" }
}
