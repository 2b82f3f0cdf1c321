import TableAdapters
package import TableModel
import TableStore
import TableUI

// Edits that front ends request.
extension OpenTable {
  /// The result of an action.
  package struct ActionResult {
    /// The changes of the model, in order.
    package let changes: [TableChange]

    /// Further notes for the user.
    package let notes: [EditNote]
  }

  /// Performs an action: plans its changes, checks whether they are allowed, and commits them.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - command: The name of the command, for the history.
  ///   - isModelOnly: Whether to change only the model, without a call to the table view or the
  ///     data source.
  ///   - work: Shows progress and can cancel the action; nil to check whether the running command
  ///     was canceled.
  /// - Returns: The changes.
  /// - Throws: An error if the action fails; the table is then unchanged.
  package func perform(
    _ action: Action,
    command: String,
    isModelOnly: Bool = false,
    _ work: (any CancellableWork)? = nil
  ) throws(WorkspaceError) -> ActionResult {
    let planner = EditPlanner(self, work)
    let changes = try returningSerials { () throws(WorkspaceError) in
      var changes = try planner.changes(for: action)
      if !isModelOnly {
        try checkPermissions(for: changes, work)
        changes = try completing(changes, position: action.position)
      }
      let batches = isModelOnly ? [changes] : separated(changes)
      let edit = Transaction(command: command, batches: batches, isModelOnly: isModelOnly)
      try commit([edit], keepsDueLayout: true) { [isCancelled] in
        work?.isCancelled(nil, of: nil) ?? isCancelled()
      }
      return changes
    }
    if let place = planner.vacated { current = shown.row(nearest: place) }
    return ActionResult(changes: changes, notes: planner.notes)
  }

  /// Performs several actions that move no row, as one transaction.
  ///
  /// - Parameters:
  ///   - actions: The actions, at most one per row.
  ///   - command: The name of the command, for the history.
  ///   - work: Shows progress and can cancel the actions; nil to check whether the running command
  ///     was canceled.
  /// - Throws: An error if one of them fails; the table is then unchanged.
  package func perform(
    all actions: [Action],
    command: String,
    _ work: (any CancellableWork)? = nil
  ) throws(WorkspaceError) {
    let planner = EditPlanner(self, work)
    var changes: [TableChange] = []
    for (index, action) in actions.enumerated() {
      try planner.check(index, of: actions.count)
      changes += try planner.changes(for: action)
    }
    try checkPermissions(for: changes, work)
    changes = try completing(changes)
    let edit = Transaction(command: command, batches: separated(changes), focus: .follows)
    try commit([edit]) { [isCancelled] in
      work?.isCancelled(nil, of: nil) ?? isCancelled()
    }
  }

  /// Returns changes with those that they need, because a database sets the places of its rows.
  ///
  /// - Throws: An error if rows of a database would move and it stores no positions, or if it cannot
  ///   compare rows.
  package func completing(
    _ changes: [TableChange],
    position: String? = nil
  ) throws(WorkspaceError) -> [TableChange] {
    guard isOfDatabase || position != nil else { return changes }
    do throws(StoreError) {
      return try document.completing(changes, of: sections, position: position)
    } catch {
      throw .store(error)
    }
  }

  /// Returns the changes in batches that the table view accepts.
  ///
  /// An edited row of a database may need another section. The user did not choose the batch, so
  /// UIKit's rules must not reject it. Fetched results report such rows as deleted and inserted.
  private func separated(_ changes: [TableChange]) -> [[TableChange]] {
    guard isOfDatabase, tableView.batchPolicy == .uikit, !(door.controller is any FetchedScreen)
    else { return [changes] }
    return changes.batches
  }

  /// Sends a batch only to the table view, without a model change; an open batch sends it at its
  /// end.
  ///
  /// - Throws: The error with which the table view rejects it.
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
