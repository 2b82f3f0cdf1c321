public import TableModel
public import TableUI

extension TableView {
  /// Notifies the table view of changes to the rows that it shows.
  ///
  /// An edit in a sorted or grouped view does not choose its result: a section may appear while
  /// rows move into it. The batch policy `.uikit` splits it into as many batches as UIKit needs.
  /// Rows and sections keep their cells and their selection through all of them.
  ///
  /// - Parameters:
  ///   - updates: The changes.
  ///   - counts: The row count of each section before the changes.
  ///   - mapping: The object that shows rows at other places than the model, or nil for a single
  ///     batch.
  /// - Throws: The error of the table view or its data source. After more than one batch, the next
  ///   layout reloads everything.
  public func performBatchUpdates(
    _ updates: TableUpdates,
    from counts: some Collection<Int>,
    through mapping: (any RowMapping)?
  ) throws(TableError) {
    guard batchPolicy == .uikit, let mapping else { return try performBatchUpdates(updates) }
    let stages = updates.stages(before: counts, after: mapping.shownCounts)
    guard stages.count > 1 else { return try performBatchUpdates(updates) }
    defer { mapping.present(nil) }
    for (number, stage) in stages.enumerated() {
      mapping.present(number == stages.count - 1 ? nil : stage)
      do throws(TableError) { try performBatchUpdates(stage.updates) } catch {
        if number > 0 { reloadData() }
        throw error
      }
    }
  }
}
