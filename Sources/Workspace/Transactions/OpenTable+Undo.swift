// Edits that are undone and redone.
extension OpenTable {
  /// Undoes the last steps; the edits of a sourced script or of a repetition are one step.
  ///
  /// - Returns: The edits that were undone, the last first.
  /// - Throws: `nothingToUndo`, or what the table rejects.
  package func undo(_ count: Int) throws(WorkspaceError) -> [Transaction] {
    let edits = try repeating(count, \.undoing) { history.undoable(within: group) }
    guard !edits.isEmpty else { throw .nothingToUndo }
    return edits
  }

  /// Redoes the last steps that were undone.
  ///
  /// - Returns: The edits that were redone, in order.
  /// - Throws: `nothingToRedo`, or what the table rejects.
  package func redo(_ count: Int) throws(WorkspaceError) -> [Transaction] {
    let edits = try repeating(count, \.redoing) { history.redoable(within: group) }
    guard !edits.isEmpty else { throw .nothingToRedo }
    return edits
  }

  /// Undoes all edits since a state was given a name.
  ///
  /// - Returns: The edits that were undone, the last first; none where nothing has changed since.
  /// - Throws: `noPath` where other edits or other rows came between, or what the table rejects.
  package func undo(to state: NamedState) throws(WorkspaceError) -> [Transaction] {
    guard state.source === self, let distance = history.distance(to: state.mark) else {
      throw .noPath(to: state.name)
    }
    let edits = Array(history.done.suffix(distance).reversed())
    for edit in edits { try commit([edit.undoing]) }
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
