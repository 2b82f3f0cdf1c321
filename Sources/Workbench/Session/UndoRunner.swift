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

  /// Takes back the last edits, newest first.
  func undo(_ count: Int) throws(CommandError) -> Answer {
    try checkNoBatch()
    guard !source.history.done.isEmpty else {
      throw CommandError("refused", "nothing to undo", hint: "changes lists what was done")
    }
    var changes: [TableChange] = []
    var names: [String] = []
    for _ in 0..<count {
      guard let entry = source.history.done.last else { break }
      let inverses = entry.batches.reversed().map { $0.reversed().map(\.inverse) }
      try make(inverses, isModelOnly: entry.isModelOnly)
      _ = source.history.stepBack()
      changes += inverses.joined()
      names.append(entry.words)
    }
    return answer("undid", names, changes)
  }

  /// Makes edits again that were taken back.
  func redo(_ count: Int) throws(CommandError) -> Answer {
    try checkNoBatch()
    guard !source.history.undone.isEmpty else {
      throw CommandError("refused", "nothing to redo", hint: "only what undo took back")
    }
    var changes: [TableChange] = []
    var names: [String] = []
    for _ in 0..<count {
      guard let entry = source.history.undone.last else { break }
      try make(entry.batches, isModelOnly: entry.isModelOnly)
      _ = source.history.stepForward()
      changes += entry.changes
      names.append(entry.words)
    }
    return answer("did again", names, changes)
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

  private func answer(_ verb: String, _ names: [String], _ changes: [TableChange]) -> Answer {
    var answer = ChangeAnswer(source).answer(for: changes)
    answer.lines = names.prefix(20).map { "\(verb): \($0)" }
    if names.count > 20 { answer.lines.append("… \(names.count - 20) more") }
    if let current = source.current {
      let title = source.item(at: current)?.title ?? ""
      answer.lines.append("now at \(current)  \(session.shown(title))")
    }
    return answer
  }
}

extension EditHistory.Entry {
  /// What the edit did, in a few words.
  var words: String {
    let first = changes.prefix(3).map(\.description).joined(separator: ", ")
    let more = changes.count > 3 ? ", and \(changes.count - 3) more" : ""
    return first + more + (isModelOnly ? " (model alone)" : "")
  }
}
