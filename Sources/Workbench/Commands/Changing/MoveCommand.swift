/// `move`: moves rows to another place (ranges too).
struct MoveCommand: EditingCommand {
  static let description = CommandDescription(
    name: "move",
    shortest: "mov",
    group: .changing,
    syntax: ["move S R to S R", "move S R..R to S R"],
    summary: "moves rows to another place (ranges too)",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "move 0 3 to 0 0",
    effects: .changes,
    completion: .sequence([.optionalRows, .word("to"), .place]),
    needs: .source
  )

  let request: EditRequest
}
