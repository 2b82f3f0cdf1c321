import TableModel

/// `changes`: what was done, and what can be made again.
struct ChangesCommand: Command {
  static let description = CommandDescription(
    name: "changes",
    shortest: "cha",
    group: .changing,
    syntax: ["changes"],
    summary: "the edits so far, oldest first; undo takes the last one back",
    pattern: "Every edit is a value: printed, inverted, replayed.",
    setup: ["delete 0 3", "append 0 \"New\""],
    example: "changes",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let done = source.history.done
    let values = done.map { entry -> AnswerValue in
      [
        "command": .text(entry.command), "changes": .list(entry.changes.map(\.value)),
        "model": .bool(entry.isModelOnly),
      ]
    }
    var lines = done.enumerated().suffix(RowsCommand.page).map {
      "\($0 + 1)  \(session.shown($1.words))"
    }
    let undone = source.history.undone.count
    if undone > 0 { lines.append("\(Words.count(undone, "edit")) can be made again: redo") }
    return Answer(.list(values), lines.isEmpty ? ["no edits yet"] : lines)
  }
}
