public import TableModel
public import TableUI

extension TableView {
  /// Tells the table view what happened to the rows that it shows.
  ///
  /// An edit of a row of a sorted or grouped view does not choose its result: a section appears
  /// while rows move into it. Under the batch policy `.uikit` it is told in as many batches as UIKit needs,
  /// and rows and sections keep their cells and their selection through all of them.
  ///
  /// - Parameters:
  ///   - updates: What happened.
  ///   - counts: The rows of each section before.
  ///   - mapping: Who shows the rows at other places than the model holds them, or nil where nobody does; then
  ///     there is one batch.
  /// - Throws: What the table view or its data source refuses. After more than one batch everything is loaded
  ///   again at the next layout.
  public func performBatchUpdates(
    _ updates: TableUpdates,
    from counts: [Int],
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
