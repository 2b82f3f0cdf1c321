import TableModel
import TableUI

/// What the table is to be told at `end`, and how it was at `begin`.
package struct OpenBatch {
  /// How many `begin` are open; only the outermost `end` sends the batch.
  package var depth = 1

  /// The row counts that the table had when the batch began.
  let counts: [Int]

  /// The row last spoken of when the batch began.
  let current: IndexPath?

  /// Shows the rows again as they were arranged and folded when the batch began, or nil where nothing arranges them.
  let showAgain: (@MainActor () -> Void)?

  /// How often the table had looked at its rows before the first edit.
  var looks: QueryCount

  /// The edits of the model that the table is to hear of as well.
  var combined: [TableChange] = []

  /// What was told to the table alone, as typed.
  var typed = TableUpdates()

  /// Whether everything was reloaded in the middle, which wins over what was told.
  package var isReloaded = false
}
