import TableModel
import TableUI

/// The collected updates for `end`, and the table's state at `begin`.
package struct OpenBatch {
  /// The number of open `begin`s; only the outermost `end` sends the batch.
  package var depth = 1

  /// The table view's row counts at the start of the batch.
  let counts: RowCounts

  /// The current row at the start of the batch.
  let current: IndexPath?

  /// Restores the arrangement and folding from the start of the batch; nil if the rows were not
  /// arranged.
  let showAgain: (@MainActor () -> Void)?

  /// The table view's query count before the first edit.
  var looks: QueryCount

  /// The edits of the model that the table view must be told about.
  var combined: [TableChange] = []

  /// The updates that the user typed, for only the table view.
  var typed = TableUpdates()

  /// Whether the table was reloaded during the batch, which overrides the updates.
  package var isReloaded = false
}
