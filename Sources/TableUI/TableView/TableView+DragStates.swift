import TableModel

// Cell states during a drag. Each step is a separate turn, so cells update after each.
extension TableView {
  /// Lifts a row.
  func lift(_ path: IndexPath) {
    reordered = path
    drag = DragProgress()
    showDrag()
  }

  /// Starts to move a lifted row.
  func carry() {
    drag?.state = .dragging
    showDrag()
  }

  /// Holds a row over a position of the table.
  func hold(over place: IndexPath) {
    drag?.state = .dragging
    drag?.isOverTable = true
    drag?.target = place
    showDrag()
  }

  /// Moves a row out of the table, or to a position that rejects it.
  func leave() {
    drag?.isOverTable = false
    drag?.target = nil
    showDrag()
  }

  /// Ends the drag of a row at its current position.
  func putDown() {
    reordered = nil
    drag = nil
    // The cell may be at a place where its row is not on the screen.
    state.needsLayout = true
    showDrag()
  }

  /// Updates the drag state of a cell.
  private func showDrag(of cell: TableViewCell, at path: IndexPath) {
    var state = cell.configurationState
    noteDrag(at: path, in: &state)
    cell.configurationState = state
  }

  /// Stores the drag state of a row in its cell's state.
  func noteDrag(at path: IndexPath, in state: inout CellConfigurationState) {
    let isCarried = path == reordered
    let dragState = isCarried ? drag?.state ?? .none : .none
    let dropState: CellDropState =
      drag?.isOverTable == true ? (path == drag?.target ? .targeted : .notTargeted) : .none
    state.isReordering = isCarried
    state.cellDragState = dragState
    state.cellDropState = dropState
  }

  private func showDrag() {
    for (path, cell) in state.cells.entries { showDrag(of: cell, at: path) }
    updateConfigurations()
  }
}

/// The progress of a drag.
struct DragProgress {
  /// The drag state of the row's cell.
  var state = CellDragState.lifting

  /// Whether the row is over the table and can be dropped.
  var isOverTable = false

  /// The row that the drop would replace, or nil.
  var target: IndexPath?
}
