public import TableModel
public import TableUI

extension ModelChanging where Self: TableViewHosting {
  /// Makes edits in the model, then tells the table view in one batch; all or nothing.
  ///
  /// - Parameter changes: The edits, each counted in the state that the one before leaves.
  /// - Throws: What the model or the table view refuses; model and table are then as before.
  public func performAsBatch(_ changes: [TableChange]) throws(TableError) {
    let table = tableView
    let counts = table.rowCounts
    var done: [TableChange] = []
    do throws(TableError) {
      for change in changes {
        try changeModel(change)
        done.append(change)
      }
      try table.performBatchUpdates(TableUpdates(composing: changes, from: counts))
    } catch {
      for change in done.reversed() { try changeModel(change.inverse) }
      throw error
    }
  }
}
