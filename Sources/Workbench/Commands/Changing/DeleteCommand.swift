import TableModel

/// `delete`: takes rows away (ranges too); undo brings them back.
struct DeleteCommand: EditingCommand {
  static let description = CommandDescription(
    name: "delete",
    shortest: "del",
    group: .changing,
    syntax: ["delete [S R] [--drop-empty]", "delete S R..R"],
    summary: "takes rows away (ranges too); undo brings them back",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "delete 0 3",
    effects: .changes,
    completion: .flags(["--drop-empty": "an emptied section too"], .optionalRows),
    needs: .source
  )

  let request: EditRequest

  func run(in session: Session) throws(CommandError) -> Answer {
    var answer = try edit(in: session)
    // What a view over the rows shows now is said below.
    let last = answer.lines.count - (session.current?.arrangement.isEmpty == false ? 2 : 1)
    if last >= 0 { answer.lines[last] += "; undo brings it back" }
    return answer
  }
}
