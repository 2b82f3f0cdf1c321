public import TableModel
public import TableUI

extension ModelChanging {
  /// Makes edits in the model, then tells a table view in one batch; all or nothing.
  ///
  /// Where the table shows the rows at other places than the model holds them, it is told what the edits are
  /// there, in stages where UIKit needs them.
  ///
  /// - Parameters:
  ///   - changes: The edits, each counted in the state that the one before leaves.
  ///   - table: The table view that shows the model.
  /// - Throws: What the model or the table view refuses; model and table are then as before.
  public func perform(_ changes: [TableChange], in table: TableView) throws(TableError) {
    let mapping = table.rowMapping
    let counts = table.rowCounts
    var done: [TableChange] = []
    var shown: [TableChange] = []
    do throws(TableError) {
      for change in changes {
        try changeModel(change)
        done.append(change)
        shown += mapping?.follow(change) ?? [change]
      }
      let updates = TableUpdates(composing: shown, from: counts)
      try table.performBatchUpdates(updates, from: counts, through: mapping)
    } catch {
      for change in done.reversed() {
        try changeModel(change.inverse)
        _ = mapping?.follow(change.inverse)
      }
      throw error
    }
  }
}
