import TableAdapters
package import TableModel
import TableUI

// Batches between `begin` and `end`.
extension OpenTable {
  /// The result of the outermost `end`.
  package struct BatchResult {
    /// The changes of the model.
    package let changes: [TableChange]

    /// The batch that the table view was told of.
    package let updates: TableUpdates
  }

  /// Ends the innermost batch; the outermost `end` sends it to the table, and a rejection rolls everything back.
  ///
  /// - Returns: What was sent, or nil where an outer batch is still open.
  /// - Throws: `noBatch`, or what the table view rejects.
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
    // A table that loaded everything meanwhile has the rows already.
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

  /// Drops the open batch and everything done in it.
  ///
  /// - Returns: The number of changes that were dropped.
  /// - Throws: `noBatch`, or what the table view rejects.
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
      // What a person typed for the table view is sent as it was typed.
      let mapping = batch.typed.isEmpty ? tableView.rowMapping : nil
      try tableView.performBatchUpdates(updates, from: batch.counts, through: mapping)
    }
    try tableView.layoutIfNeeded()
  }

  /// Whether the table has looked at rows that the batch had changed without telling it.
  private func hasLooked(_ batch: OpenBatch) -> Bool {
    !record.gathered.isEmpty && tableView.looks != batch.looks
  }

  /// Whether it has asked for their counts as well.
  private func hasLoaded(_ batch: OpenBatch) -> Bool {
    !record.gathered.isEmpty && tableView.looks.loads != batch.looks.loads
  }

  /// Reloads the table, which saw rows that are no more.
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
