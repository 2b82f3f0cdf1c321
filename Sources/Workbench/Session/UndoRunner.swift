import CommandLanguage
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
    let hint = "changes lists what was done"
    return try run(count, ("undo", "undid"), hint, \.undoing) {
      source.history.undoable(within: source.group)
    }
  }

  /// Takes back all edits since a state was given a name.
  func undo(to state: NamedState) throws(CommandError) -> Answer {
    guard state.source === source, let distance = source.history.distance(to: state.mark) else {
      throw CommandError(StateFault.noPath(name: state.name, shown: session.shown(state.name)))
    }
    let edits = Array(source.history.done.suffix(distance).reversed())
    var changes: [TableChange] = []
    for edit in edits { changes += try make(edit.undoing) }
    var answer = answer("undid", edits, changes)
    if distance == 0 {
      answer.lines.insert("nothing was done since \(session.shown(state.name))", at: 0)
    }
    return answer
  }

  /// Makes edits again that were taken back.
  func redo(_ count: Int) throws(CommandError) -> Answer {
    let hint = "only what undo took back"
    return try run(count, ("redo", "did again"), hint, \.redoing) {
      source.history.redoable(within: source.group)
    }
  }

  private func run(
    _ count: Int,
    _ verb: (now: String, done: String),
    _ hint: String,
    _ transaction: (Transaction) -> Transaction,
    next: () -> [Transaction]
  ) throws(CommandError) -> Answer {
    var edits: [Transaction] = []
    var changes: [TableChange] = []
    for _ in 0..<count {
      let step = next()
      guard !step.isEmpty else { break }
      for edit in step { changes += try make(transaction(edit)) }
      edits += step
    }
    guard !edits.isEmpty else {
      throw CommandError(StateFault.nothingTo(verb: verb.now, hint: hint))
    }
    return answer(verb.done, edits, changes)
  }

  private func make(_ transaction: Transaction) throws(CommandError) -> [TableChange] {
    try source.commit([transaction])
    return transaction.changes
  }

  private func answer(
    _ verb: String,
    _ edits: [Transaction],
    _ changes: [TableChange]
  ) -> Answer {
    var answer = ChangeAnswer(source).answer(for: changes)
    answer.lines = edits.prefix(20).map { "\(verb): \(session.shown($0.words))" }
    if edits.count > 20 { answer.lines.append("… \(edits.count - 20) more") }
    if let current = source.current {
      let title = source.item(at: current)?.title ?? ""
      answer.lines.append("now at \(current)  \(session.shown(title))")
    }
    return answer
  }
}

extension Transaction {
  /// What the edit did, in a few words, behind the command where those do not tell it.
  @MainActor var words: String {
    let first = changes.prefix(3).map(\.description).joined(separator: ", ")
    let more = changes.count > 3 ? ", and \(changes.count - 3) more" : ""
    return name + first + more + (isModelOnly ? " (model alone)" : "")
  }

  /// A gesture, a sorting or another state: a name for changes that nobody typed as such.
  @MainActor private var name: String {
    let verb = command.prefix { $0 != " " }
    let group = CommandList.all.named(String(verb))?.description.group
    let isPlain = group == .changing && verb != "apply" && verb != "begin"
    return isPlain || command.isEmpty ? "" : "\(command): "
  }
}
