/// `move`: moves rows to another place (ranges too).
struct MoveCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("move", short: "mov", in: .changing),
    words: .of(.move, make: Self.init),
    summary: "moves rows to another place (ranges too)",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "move 0 3 to 0 0",
    effects: .changes
  )

  let request: EditRequest
}
