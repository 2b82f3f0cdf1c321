import TableModel

// A dragged row: the table view moves the cell by itself and asks for nothing but what it must.
extension TableView {
  /// Moves a row that the data source has moved already, with its cell and its height.
  func followDrag(from source: IndexPath, to destination: IndexPath) throws(TableError) {
    var updates = TableUpdates()
    updates.movedRows = [RowMove(from: source, to: destination)]
    let before = state.counts
    var after = before
    after[source.section] -= 1
    after[destination.section] += 1
    let map = try updates.validated(before: before, after: after, tableView: errorName)
    _ = takeReport()
    generation += 1
    state.counts = after
    state.geometry.moveRow(from: source, to: destination)
    state.needsLayout = true
    _ = follow(BatchChange(updates: updates, report: nil), map)
    try layout(retired: [])
  }
}
