// Undo and redo.
extension OpenTable {
  /// Undoes the last steps; the edits of a sourced script or of a repetition are one step.
  ///
  /// - Returns: The undone edits, the last first.
  /// - Throws: `nothingToUndo`, `clearedBySave`, `changedElsewhere` if another program has changed the
  ///   same values, or the error with which the table rejects it.
  package func undo(_ count: Int) throws(WorkspaceError) -> [Transaction] {
    var conflict: String?
    let edits = try root.repeating(count, \.undoing) {
      let step = history.undoable(within: group)
      conflict = step.lazy.compactMap(\.conflict).first
      return conflict == nil ? step : []
    }
    if edits.isEmpty, let conflict { throw .changedElsewhere(conflict) }
    if edits.isEmpty, root.history.isClearedBySave { throw .clearedBySave }
    guard !edits.isEmpty else { throw .nothingToUndo }
    return edits
  }

  /// Redoes the last undone steps.
  ///
  /// - Returns: The redone edits, in order.
  /// - Throws: `nothingToRedo`, or the error with which the table rejects it.
  package func redo(_ count: Int) throws(WorkspaceError) -> [Transaction] {
    let edits = try root.repeating(count, \.redoing) { history.redoable(within: group) }
    guard !edits.isEmpty else { throw .nothingToRedo }
    return edits
  }

  /// Undoes all edits since a named state.
  ///
  /// - Returns: The undone edits, the last first; empty if the table has not changed since.
  /// - Throws: `noPath` if other edits or rows intervened, or the error with which the table
  ///   rejects it.
  package func undo(to state: NamedState) throws(WorkspaceError) -> [Transaction] {
    guard state.source === self, let distance = history.distance(to: state.mark) else {
      throw .noPath(to: state.name)
    }
    let edits = Array(history.done.suffix(distance).reversed())
    for edit in edits { try root.commit([edit.undoing]) }
    return edits
  }

  private func repeating(
    _ count: Int,
    _ transaction: (Transaction) -> Transaction,
    next: () -> [Transaction]
  ) throws(WorkspaceError) -> [Transaction] {
    var edits: [Transaction] = []
    for _ in 0..<count {
      let step = next()
      if step.isEmpty { break }
      for edit in step { try commit([transaction(edit)]) }
      edits += step
    }
    return edits
  }
}
