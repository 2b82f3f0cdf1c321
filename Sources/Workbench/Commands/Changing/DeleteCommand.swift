import TableModel

/// `delete`: takes rows away (ranges too); undo brings them back.
struct DeleteCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("delete", short: "del", in: .changing),
    words: .of(.delete, make: Self.init),
    summary: "takes rows away (ranges too); undo brings them back",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "delete 0 3",
    effects: .changes
  )

  let request: EditRequest

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    var answer = try edit(source, in: session)
    // What a view over the rows shows now is said below.
    let last = answer.lines.count - (source.arrangement.isEmpty ? 1 : 2)
    if last >= 0 { answer.lines[last] += "; undo brings it back" }
    return answer
  }
}
