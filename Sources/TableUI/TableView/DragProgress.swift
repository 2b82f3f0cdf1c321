import TableModel

/// How far a drag has come.
struct DragProgress {
  /// What the cell of the row knows of it.
  var state = CellDragState.lifting

  /// Whether the row is over the table and could be dropped.
  var isOverTable = false

  /// The row in whose place it would be dropped, or nil where there is none.
  var target: IndexPath?
}
