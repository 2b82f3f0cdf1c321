import CommandLanguage
import TableModel
import Workspace

/// The `undo` command: undoes the last edit, or the last N.
struct UndoCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("undo", short: "und", in: .changing),
    words: .of(
      .count("how many edits"),
      .option("--to", "NAME", help: "return to a snapshot", completed: .snapshotName)
    ) { Self(count: $0, name: $1) }
    .written([["N"]], ["--to", "NAME"]),
    summary: "undo the last edit, the last N, or all since a snapshot",
    pattern:
      "Applies the inverse edit: changes the model, then updates the table view. A sourced "
      + "script counts as one edit.",
    setup: ["delete 0 3"],
    example: "undo",
    effects: .changes,
    needs: [.source, .done, .noBatch]
  )

  private let count: Int
  private let name: Token?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = UndoRunner(session, source)
    guard let name else { return try runner.undo(count) }
    guard let state = session.names.states.first(where: { $0.name == name.text }) else {
      throw CommandError(StateFault.noState(name: name.text), at: name.range.lowerBound)
    }
    return try runner.undo(to: state)
  }
}

/// The `redo` command: redoes edits that `undo` reverted.
struct RedoCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("redo", short: "red", in: .changing),
    words: .of(.count("how many edits"), make: Self.init),
    summary: "redo edits that undo reverted",
    pattern: "Applies the edit again: changes the model, then updates the table view.",
    setup: ["delete 0 3", "undo"],
    example: "redo",
    effects: .changes,
    needs: [.source, .undone, .noBatch]
  )

  private let count: Int

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try UndoRunner(session, source).redo(count)
  }
}

/// The `changes` command: lists edits and those that can be redone.
struct ChangesCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("changes", short: "cha", in: .changing),
    words: .of(make: Self.init),
    summary: "list the edits, oldest first; `undo` reverts the last",
    pattern: "Each edit is a value that can be printed, inverted and replayed.",
    setup: ["delete 0 3", "append 0 \"New\""],
    example: "changes",
    effects: .reads,
    value: .count("the number of edits")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let done = source.history.done
    let data = StreamedValue.list(of: done) { entry in
      .object([
        .init("command", .value(.text(entry.command))),
        .init("changes", .changes(in: entry.batches)),
        .init("model", .value(.bool(entry.isModelOnly))),
      ])
    }
    guard session.answerForm.isText else {
      return Answer(Self.listing(of: done, data), session.outputStyle)
    }
    var lines = done.enumerated().suffix(session.answerForm.limit).flatMap { number, entry in
      ["\(number + 1)  \(session.shown(entry.words))"]
        + entry.userChanges.prefix(3).flatMap(MemberChange.lines)
    }
    let undone = source.history.undone.count
    if undone > 0 {
      lines.append(EditText.undoneEdits(undone).words)
    }
    return Answer(.pending { data.whole }, .made(lines.isEmpty ? [EditText.noEdits.words] : lines))
  }

  /// Returns the edits as a listing with a row for each change, which is read while it is written.
  private static func listing(of edits: [Transaction], _ data: StreamedValue) -> Listing {
    var listing = Listing(changesOf: edits)
    listing.data = data
    return listing
  }
}
