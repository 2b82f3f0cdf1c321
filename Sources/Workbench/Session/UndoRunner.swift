import TableModel
import TableUI

/// Takes edits back and makes them again.
@MainActor struct UndoRunner {
  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) {
    self.session = session
    self.source = source
  }

  /// Takes back the last edits, newest first; the steps of a sourced script or of a repetition count as one.
  func undo(_ count: Int) throws(CommandError) -> Answer {
    try checkNoBatch()
    guard !source.history.done.isEmpty else { throw nothing("undo", "changes lists what was done") }
    var done = Done()
    for _ in 0..<min(count, source.history.done.count) where !source.history.done.isEmpty {
      for _ in 0..<source.history.stepsBack { try stepBack(&done) }
    }
    return answer("undid", done)
  }

  /// Takes back all edits since a state was given a name.
  func undo(to state: NamedState) throws(CommandError) -> Answer {
    try checkNoBatch()
    guard state.source === source, let distance = source.history.distance(to: state.mark) else {
      throw CommandError(
        "not-found",
        "no edits lead back to \(quoted(state.name))",
        hint: "apply \(session.shown(state.name)) goes there by difference"
      )
    }
    var done = Done()
    for _ in 0..<distance { try stepBack(&done) }
    var answer = answer("undid", done)
    if distance == 0 {
      answer.lines.insert("nothing was done since \(session.shown(state.name))", at: 0)
    }
    return answer
  }

  /// Makes edits again that were taken back.
  func redo(_ count: Int) throws(CommandError) -> Answer {
    try checkNoBatch()
    guard !source.history.undone.isEmpty else { throw nothing("redo", "only what undo took back") }
    var done = Done()
    for _ in 0..<min(count, source.history.undone.count)
    where !source.history.undone.isEmpty {
      for _ in 0..<source.history.stepsForward { try stepForward(&done) }
    }
    return answer("did again", done)
  }

  /// What was taken back or made again so far.
  private struct Done {
    var changes: [TableChange] = []
    var names: [String] = []
  }

  private func stepBack(_ done: inout Done) throws(CommandError) {
    guard let entry = source.history.done.last else { return }
    let inverses = entry.batches.reversed().map { $0.reversed().map(\.inverse) }
    try make(inverses, isModelOnly: entry.isModelOnly)
    source.recordUndo()
    done.changes += inverses.joined()
    done.names.append(entry.words)
  }

  private func stepForward(_ done: inout Done) throws(CommandError) {
    guard let entry = source.history.undone.last else { return }
    try make(entry.batches, isModelOnly: entry.isModelOnly)
    source.recordRedo()
    done.changes += entry.changes
    done.names.append(entry.words)
  }

  private func nothing(_ verb: String, _ hint: String) -> CommandError {
    CommandError("refused", "nothing to \(verb)", hint: hint)
  }

  private func checkNoBatch() throws(CommandError) {
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
  }

  private func make(_ batches: [[TableChange]], isModelOnly: Bool) throws(CommandError) {
    let runner = EditRunner(session, source)
    if isModelOnly {
      try runner.changeModel(Array(batches.joined()))
    } else {
      try source.perform(batches)
    }
    runner.follow(Array(batches.joined()))
  }

  private func answer(_ verb: String, _ done: Done) -> Answer {
    let names = done.names
    var answer = ChangeAnswer(source).answer(for: done.changes)
    answer.lines = names.prefix(20).map { "\(verb): \(session.shown($0))" }
    if names.count > 20 { answer.lines.append("… \(names.count - 20) more") }
    if let current = source.current {
      let title = source.item(at: current)?.title ?? ""
      answer.lines.append("now at \(current)  \(session.shown(title))")
    }
    return answer
  }
}

extension EditHistory.Entry {
  /// What the edit did, in a few words, behind the command where those do not tell it.
  @MainActor var words: String {
    let first = changes.prefix(3).map(\.description).joined(separator: ", ")
    let more = changes.count > 3 ? ", and \(changes.count - 3) more" : ""
    return name + first + more + (isModelOnly ? " (model alone)" : "")
  }

  /// A gesture, a sorting or another state: a name for changes that nobody typed as such.
  @MainActor private var name: String {
    let verb = command.prefix { $0 != " " }
    let group = CommandList.named(String(verb))?.description.group
    let isPlain = group == .changing && verb != "apply" && verb != "begin"
    return isPlain || command.isEmpty ? "" : "\(command): "
  }
}
