import TableModel

/// What was told between begin and end.
@MainActor struct PendingBatch {
  /// How many begins have no end yet.
  var depth = 0

  /// What was told so far.
  var updates = TableUpdates()

  /// How it should look, in call order.
  var animations: [RowAnimation] = []

  /// What is run when the batch is done.
  var completions: [@MainActor (Bool) -> Void] = []

  /// Whether the counts were there before the batch began.
  var wasLoaded = true

  /// Whether everything was loaded again in the middle, which overrides what was told.
  var isOverridden = false
}
