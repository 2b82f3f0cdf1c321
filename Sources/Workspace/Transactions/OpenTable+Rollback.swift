import JSON
import TableModel
import TableUI

// Applies the changes of transactions, all or none: the only code that rolls back.
extension OpenTable {
  /// Makes steps one after the other, then finishes; if one fails, the earlier ones are undone.
  ///
  /// The rollback cannot be interrupted.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - make: Makes a step, or the inverse of one.
  ///   - finish: Makes the final work.
  /// - Throws: Errors of a step or of `finish`.
  func makeAll<Step: Invertible, Failure: Error>(
    _ steps: [Step],
    by make: (Step) throws(Failure) -> Void,
    finish: () throws(Failure) -> Void
  ) throws(Failure) {
    var count = 0
    do throws(Failure) {
      for step in steps {
        try make(step)
        count += 1
      }
      try finish()
    } catch {
      try tableView.cancellable {
        false
      } _: { () throws(Failure) in
        for step in steps[..<count].reversed() { try make(step.inverse) }
      }
      throw error
    }
  }

  /// Sends batches through the controller, then lays the table out.
  ///
  /// - Parameters:
  ///   - batches: The changes.
  ///   - rows: The rows after the changes as another document has them, or nil to keep the model's.
  ///   - keepsDueLayout: Whether to leave a layout that is already due to the caller.
  ///   - isCancelled: Whether Ctrl-C ends it.
  ///   - finish: Makes the final work.
  /// - Throws: Errors of the controller, the table view or `finish`.
  func send(
    _ batches: [[TableChange]],
    becoming rows: [Section]? = nil,
    keepsDueLayout: Bool,
    isCancelled: @escaping @MainActor () -> Bool,
    finish: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    let table = tableView
    let isDue = keepsDueLayout && table.needsLayout
    do throws(WorkspaceError) {
      try table.cancellable(isCancelled) { () throws(WorkspaceError) in
        try makeAll(batches, by: door.perform) { () throws(WorkspaceError) in
          guard let rows else {
            if !isDue { try layout() }
            return try finish()
          }
          try become(rows, laysOut: !isDue, finish)
        }
      }
    } catch {
      // A partial layout is repeated from scratch.
      if error == .cancelled, !isDue {
        try table.cancellable {
          false
        } _: { () throws(WorkspaceError) in
          try layout()
        }
      }
      throw error
    }
  }

  /// Replaces the rows with those of another document, and updates cells that show other values.
  ///
  /// A row of the old document may have changed in its database, and a cell may show it already.
  private func become(
    _ rows: [Section],
    laysOut: Bool,
    _ finish: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    let old = sections
    let outdated = tableView.indexPathsForVisibleRows.filter { path in
      guard let own = modelPath(of: path), let shown = old.existingItem(at: own) else {
        return false
      }
      return rows.existingItem(at: own).map { shown.isOutdated(by: $0) } ?? false
    }
    try replaceRows(with: rows)
    do throws(WorkspaceError) {
      if !outdated.isEmpty { try reconfigure(outdated) }
      if laysOut { try layout() }
      try finish()
    } catch {
      try replaceRows(with: old)
      throw error
    }
  }

  private func reconfigure(_ paths: [IndexPath]) throws(WorkspaceError) {
    do throws(TableError) { try tableView.reconfigureRows(at: paths) } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  /// Changes the model without updating a view.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isCancelled: Called every few thousand changes; return true to cancel.
  ///   - finish: Makes the final work.
  /// - Returns: The changes of the shown rows.
  /// - Throws: The error with which the model rejects it, or `interrupted`; the model is changed
  ///   then.
  @discardableResult
  func changeModel(
    _ changes: [TableChange],
    _ isCancelled: @MainActor () -> Bool = { false },
    finish: () throws(WorkspaceError) -> Void = {}
  ) throws(WorkspaceError) -> [TableChange] {
    var shown: [TableChange] = []
    var count = 0
    // The rollback cannot be interrupted.
    var hasFailed = false
    try makeAll(changes) { change throws(WorkspaceError) in
      count += 1
      do throws(WorkspaceError) {
        if !hasFailed, count & 0xFFF == 0, isCancelled() { throw .cancelled }
        shown += try door.changeModel(change)
      } catch {
        hasFailed = true
        throw error
      }
    } finish: { () throws(WorkspaceError) in
      hasFailed = true
      try finish()
    }
    return shown
  }
}

extension [Section] {
  /// Returns a row, or nil if it does not exist.
  fileprivate func existingItem(at path: IndexPath) -> Item? {
    guard indices.contains(path.section),
      self[path.section].items.indices.contains(path.row)
    else { return nil }
    return self[path.section].items[path.row]
  }
}

extension Item {
  /// Whether the row has another value of a member, or none at all, because it was not found.
  fileprivate func isOutdated(by new: Item) -> Bool {
    guard value != new.value else { return false }
    let members = value.members
    return members.isEmpty || members.contains { new.value[$0.key] != $0.value }
  }
}
