import TableModel

// The look for fields that a recycled cell forgot to reset. UIKit has no such thing.
extension TableView {
  /// Takes down what a cell brings along from its last row, before it is prepared for another one.
  func noteRecycled(_ cell: TableViewCell) {
    guard detectsStaleCells, handedOut != nil, !makesFreshCells else { return }
    recycled[ObjectIdentifier(cell)] = CellFields(of: cell)
  }

  /// Notes at which row a cell was last.
  func noteRow(_ path: IndexPath, of cell: TableViewCell) {
    guard detectsStaleCells else { return }
    cell.reuseHistory = ReuseHistory(row: path, origins: cell.reuseHistory?.origins ?? [:])
  }

  /// Warns of what a filled cell still has from an earlier row.
  ///
  /// The data source is asked once more, with nothing in the pools: what the fresh cell has is what belongs
  /// to the row. A field that is like before the reuse and unlike that was forgotten.
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

  /// The cell that the data source would have made for a row, had there been none to use again.
  private func freshCell(like cell: TableViewCell, at path: IndexPath) -> TableViewCell? {
    guard let dataSource else { return nil }
    let outer = (handedOut, counters, strayCells)
    handedOut = []
    makesFreshCells = true
    defer {
      (handedOut, counters, strayCells) = outer
      makesFreshCells = false
    }
    // The row has its cell; without a second one there is nothing to compare.
    guard let fresh = try? makeCell(path, dataSource, .ours, note: ", fresh") else { return nil }
    return fresh !== cell && type(of: fresh) == type(of: cell) ? fresh : nil
  }
}
