package import TableModel
import TableUI

// Edits that front ends ask for.
extension OpenTable {
  /// The result of an action.
  package struct ActionResult {
    /// The changes of the model, in order.
    package let changes: [TableChange]

    /// What the person may want to know besides.
    package let notes: [EditNote]
  }

  /// Performs an action: plans its changes, asks whether they are allowed, and commits them.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - command: The name of the command, for the history.
  ///   - isModelOnly: Whether no view is told, and the data source is not asked.
  ///   - work: Shows how far it has come, and cancels it; nil to ask whether the command that runs was canceled.
  /// - Returns: The changes.
  /// - Throws: Why nothing was changed.
  package func perform(
    _ action: Action,
    command: String,
    isModelOnly: Bool = false,
    _ work: (any CancellableWork)? = nil
  ) throws(WorkspaceError) -> ActionResult {
    let planner = EditPlanner(self, work)
    let changes = try returningSerials { () throws(WorkspaceError) in
      let changes = try planner.changes(for: action)
      if !isModelOnly { try checkPermissions(for: changes, work) }
      let edit = Transaction(command: command, batches: [changes], isModelOnly: isModelOnly)
      try commit([edit], keepsDueLayout: true) { [isCancelled] in
        work?.isCancelled(nil, of: nil) ?? isCancelled()
      }
      return changes
    }
    if let place = planner.vacated { current = shown.row(nearest: place) }
    return ActionResult(changes: changes, notes: planner.notes)
  }

  /// Tells the table view about a batch where the model is not changed; in an open batch, at its end.
  ///
  /// - Throws: What the table view rejects.
  package func tell(_ updates: TableUpdates) throws(WorkspaceError) {
    guard batch == nil else {
      batch?.typed.merge(updates)
      return
    }
    do throws(TableError) {
      try tableView.performBatchUpdates(updates)
      try tableView.layoutIfNeeded()
    } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }
}
