import TableModel

/// `apply`: moves the table to another state by difference.
struct ApplyCommand: Command {
  static let description = CommandDescription(
    name: "apply",
    shortest: "appl",
    group: .changing,
    syntax: [
      "apply FILE|NAME [--title KEY] [--subtitle KEY] [--image KEY] [--id KEY] [--section KEY]"
        + " [--kind KEY] [--row-height KEY] [--strict]"
    ],
    summary: "moves the table to another state by difference, with as few moves as can be",
    pattern: "The difference goes the way of any edit: C changes M, then tells V in one batch, or"
      + " under batchPolicy uikit in as many as that policy takes.",
    setup: ["snapshot before", "move 0 3 to 0 0", "delete 1 0"],
    example: "apply before",
    effects: [.changes, .readsFiles],
    completion: .state,
    needs: [.source, .noBatch]
  )

  private let target: StateArgument
  private let command: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    command = "apply \(arguments.next?.text ?? "")"
    guard let target = try StateArgument(&arguments) else {
      throw arguments.unexpected("a file or the name of a snapshot")
    }
    self.target = target
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let other = try target.state(for: source, in: session)
    return try StateRunner(session, source).apply(other, command: command)
  }
}
