import TableAdapters
package import TableModel
import TableUI

// Rows that a database has counted after the first screen.
extension OpenTable {
  /// Adds rows at the end that a database has counted by now, in one batch for each list.
  ///
  /// The rows are not edits: they cannot be undone, and the table stays unmodified.
  ///
  /// - Parameter lists: The rows. The paths of one batch take 16 bytes a row.
  /// - Throws: The error with which the table view rejects a batch. It has reloaded then, so that it
  ///   shows all rows.
  /// - Complexity: O(k) for k counted rows; the rows before them cost nothing.
  package func append(counted lists: [ItemList]) throws(WorkspaceError) {
    var failure: WorkspaceError?
    for rows in lists where !sections.isEmpty && !rows.isEmpty {
      let path = IndexPath(row: sections[0].items.count, section: 0)
      let change = TableChange.insert(rows, at: path)
      do throws(WorkspaceError) { try insert(change) } catch {
        failure = failure ?? error
        try replaceModel(change)
      }
      note(Transaction(kind: .counted, batches: [[change]], focus: .follows))
    }
    if let failure { throw failure }
  }

  private func insert(_ change: TableChange) throws(WorkspaceError) {
    // The count cannot be interrupted here: a row that is counted must not be missing.
    guard door.hasObjects else {
      return try send([[change]], keepsDueLayout: true, isCancelled: { false }, finish: {})
    }
    // Fetched results do not report that a fetch continues; each report would read its object.
    let (table, counts) = (tableView, tableView.rowCounts)
    let isDue = table.needsLayout
    var shown: [TableChange] = []
    try door.replacingObjects { () throws(WorkspaceError) in shown = try changeModel([change]) }
    do throws(TableError) {
      let updates = TableUpdates(composing: shown, from: counts)
      try table.performBatchUpdates(updates, from: counts, through: table.rowMapping)
    } catch {
      try door.replacingObjects { () throws(WorkspaceError) in try changeModel([change.inverse]) }
      throw WorkspaceError(error, of: table)
    }
    if !isDue { try layout() }
  }

  /// Adds rows to the model and reloads the table view.
  private func replaceModel(_ change: TableChange) throws(WorkspaceError) {
    try door.replacingObjects { () throws(WorkspaceError) in try changeModel([change]) }
    try renew(keepsSelection: true)
  }
}
