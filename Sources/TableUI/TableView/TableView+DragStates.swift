import TableModel

// What cells are told while a row is dragged. Each step is a turn of its own, so cells update after each.
extension TableView {
  /// Takes a row off its place.
  func lift(_ path: IndexPath) {
    reordered = path
    drag = DragProgress()
    showDrag()
  }

  /// Begins to move a row that was lifted.
  func carry() {
    drag?.state = .dragging
    showDrag()
  }

  /// Holds a row over a place of the table.
  func hold(over place: IndexPath) {
    drag?.state = .dragging
    drag?.isOverTable = true
    drag?.target = place
    showDrag()
  }

  /// Takes a row from over the table, where it is not wanted.
  func leave() {
    drag?.isOverTable = false
    drag?.target = nil
    showDrag()
  }

  /// Lets a row go, wherever it is now.
  func putDown() {
    reordered = nil
    drag = nil
    // The cell may hang where its row is not on the screen.
    state.needsLayout = true
    showDrag()
  }

  /// Tells a cell what the drag is to it.
  private func showDrag(of cell: TableViewCell, at path: IndexPath) {
    var state = cell.configurationState
    noteDrag(at: path, in: &state)
    cell.configurationState = state
  }

  /// Takes down in the state of a cell what the drag is to its row.
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

/// How far a drag has come.
struct DragProgress {
  /// What the cell of the row knows of it.
  var state = CellDragState.lifting

  /// Whether the row is over the table and could be dropped.
  var isOverTable = false

  /// The row in whose place it would be dropped, or nil where there is none.
  var target: IndexPath?
}
