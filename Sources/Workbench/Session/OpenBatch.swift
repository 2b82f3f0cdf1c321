import TableModel
import TableUI

/// What was recorded since `begin`.
struct OpenBatch {
  /// How many `begin` are open; only the outermost `end` sends the batch.
  var depth = 1

  /// The row counts that the table had when the batch began.
  let counts: [Int]

  /// The row last spoken of when the batch began.
  let current: IndexPath?

  /// How often the table had looked at its rows before the first edit.
  var looks: Looks

  /// Every edit of the model, in order, to be taken back if the batch is refused.
  var modelChanges: [TableChange] = []

  /// The commands that made them.
  var steps: [EditHistory.Entry.Step] = []

  /// Those of them that the table is to hear of as well.
  var combined: [TableChange] = []

  /// What was told to the table alone, as typed.
  var typed = TableUpdates()

  /// Whether everything was reloaded in the middle, which wins over what was told.
  var isReloaded = false
}
