import TableModel

// The check for fields that a reused cell failed to reset. UIKit has no such check.
extension TableView {
  /// Records the fields that a reused cell still has from its last row, before its preparation.
  func noteRecycled(_ cell: TableViewCell) {
    guard detectsStaleCells, handedOut != nil, !makesFreshCells else { return }
    recycled[ObjectIdentifier(cell)] = CellFields(of: cell)
  }

  /// Records the last row of a cell.
  func noteRow(_ path: IndexPath, of cell: TableViewCell) {
    guard detectsStaleCells else { return }
    cell.reuseHistory = ReuseHistory(row: path, origins: cell.reuseHistory?.origins ?? [:])
  }

  /// Warns of fields that a configured cell still has from an earlier row.
  ///
  /// The data source is called again with empty pools; the new cell shows the correct fields. A
  /// field is stale if it equals the one before the reuse but not the new cell's.
  func checkForStaleFields(_ cell: TableViewCell, at path: IndexPath) {
    guard detectsStaleCells, !makesFreshCells else { return }
    let before = recycled.removeValue(forKey: ObjectIdentifier(cell))
    recycled = [:]
    guard let before, let fresh = freshCell(like: cell, at: path) else {
      return noteRow(path, of: cell)
    }
    let left = CellFields(of: cell).left(from: before, unlike: CellFields(of: fresh))
    let trail = cell.reuseHistory
    var origins: [String: IndexPath] = [:]
    for (name, value) in left {
      if name == "indentationLevel", find(.indentationLevel, \.indentation) != nil { continue }
      let origin = trail?.origins[name] ?? trail?.row
      origins[name] = origin
      let cellClass = String(describing: type(of: cell))
      warn(.staleField(name, value: value, cell: cellClass, row: path, origin: origin))
    }
    cell.reuseHistory = ReuseHistory(row: path, origins: origins)
  }

  /// Returns the cell that the data source would have created for a row without reuse, or nil.
  private func freshCell(like cell: TableViewCell, at path: IndexPath) -> TableViewCell? {
    guard let dataSource else { return nil }
    let outer = (handedOut, counters, strayCells)
    handedOut = []
    makesFreshCells = true
    defer {
      (handedOut, counters, strayCells) = outer
      makesFreshCells = false
    }
    // The row already has its cell; if a second one fails, skip the comparison.
    guard let fresh = try? makeCell(path, dataSource, .ours, note: ", fresh") else { return nil }
    return fresh !== cell && type(of: fresh) == type(of: cell) ? fresh : nil
  }
}
