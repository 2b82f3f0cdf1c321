import TableAdapters
package import TableModel
import TableUI

// Batches between `begin` and `end`.
extension OpenTable {
  /// The result of the outermost `end`.
  package struct BatchResult {
    /// The changes of the model.
    package let changes: [TableChange]

    /// The batch that was sent to the table view.
    package let updates: TableUpdates
  }

  /// Ends the innermost batch; the outermost `end` sends it to the table, and a rejection rolls
  /// everything back.
  ///
  /// - Returns: The sent batch, or nil if an outer batch is still open.
  /// - Throws: `noBatch`, or the error with which the table view rejects it.
  package func end() throws(WorkspaceError) -> BatchResult? {
    guard var batch else { throw .noBatch }
    guard batch.depth == 1 else {
      self.batch?.depth -= 1
      return nil
    }
    let changes = record.gathered.flatMap(\.changes)
    var updates = TableUpdates(composing: batch.combined, from: batch.counts)
    updates.merge(batch.typed)
    let hasLooked = hasLooked(batch)
    // A table view that reloaded meanwhile already has the rows.
    if hasLoaded(batch) { batch.isReloaded = true }
    do throws(TableError) {
      try send(updates, of: batch)
    } catch {
      try rollBackBatch()
      if hasLooked || tableView.rowCounts != batch.counts { try? renew(keepsSelection: true) }
      throw WorkspaceError(error, of: tableView)
    }
    endBatch()
    return BatchResult(changes: changes, updates: updates)
  }

  /// Drops the open batch and its changes.
  ///
  /// - Returns: The number of dropped changes.
  /// - Throws: `noBatch`, or the error with which the table view rejects it.
  package func rollBack() throws(WorkspaceError) -> Int {
    guard let batch else { throw .noBatch }
    let count = record.gathered.reduce(0) { $0 + $1.changes.count }
    let (hasLooked, hasLoaded) = (hasLooked(batch), hasLoaded(batch))
    try rollBackBatch()
    if hasLooked { try renew(keepsSelection: !hasLoaded) }
    return count
  }

  private func send(_ updates: TableUpdates, of batch: OpenBatch) throws(TableError) {
    if batch.isReloaded {
      try tableView.performBatchUpdates({ () throws(TableError) in
        try tableView.performBatchUpdates(updates)
        tableView.reloadData()
      })
    } else {
      // Updates that the user typed for the table view are sent unchanged.
      let mapping = batch.typed.isEmpty ? tableView.rowMapping : nil
      if batch.typed.isEmpty, let holding = door.holding {
        try holding.endUpdates(batch.combined)
      } else {
        try tableView.performBatchUpdates(updates, from: batch.counts, through: mapping)
      }
    }
    try tableView.layoutIfNeeded()
  }

  /// Whether the table view has read rows that the batch changed without telling it.
  private func hasLooked(_ batch: OpenBatch) -> Bool {
    !record.gathered.isEmpty && tableView.looks != batch.looks
  }

  /// Whether it has read their counts as well.
  private func hasLoaded(_ batch: OpenBatch) -> Bool {
    !record.gathered.isEmpty && tableView.looks.loads != batch.looks.loads
  }

  /// Reloads the table view, which read rows that no longer exist.
  func renew(keepsSelection: Bool) throws(WorkspaceError) {
    let table = tableView
    let selected = keepsSelection ? table.indexPathsForSelectedRows : []
    let isDue = table.needsLayout
    table.reloadData()
    let counts = table.rowCounts
    for path in selected
    where counts.indices.contains(path.section) && path.row < counts[path.section] {
      do { try table.selectRow(at: path) } catch { throw WorkspaceError(error, of: table) }
    }
    if !isDue { try layout() }
  }
}
