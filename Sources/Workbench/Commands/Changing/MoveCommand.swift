/// `move`: moves rows to another place (ranges too).
struct MoveCommand: Command {
  static let description = CommandDescription(
    name: "move",
    shortest: "mov",
    group: .changing,
    syntax: ["move S R to S R", "move S R..R to S R"],
    summary: "moves rows to another place (ranges too)",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "move 0 3 to 0 0",
    effects: .changes,
    completion: .nothing
  )

  private let request: EditRequest

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    request = try EditRequest(verb: "move", &arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let edit = try request.resolve(source)
    return try EditRunner(session, source, command: "move").run(edit)
  }
}
