import TableModel

/// `changes`: what was done, and what can be made again.
struct ChangesCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("changes", short: "cha", in: .changing),
    words: .of(make: Self.init),
    summary: "the edits so far, oldest first; undo takes the last one back",
    pattern: "Every edit is a value: printed, inverted, replayed.",
    setup: ["delete 0 3", "append 0 \"New\""],
    example: "changes",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
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
