package import TableModel

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

  /// Returns the fields of a visible cell that its row does not set: a new cell for the row differs.
  ///
  /// The next row that gets the cell shows them too. A cell with outdated content is left out: it
  /// differs for another reason. Nothing records the check.
  ///
  /// - Parameter path: The row.
  /// - Returns: The class of the cell, and names and values, by name; nil if the row has no visible
  ///   cell.
  package func fieldsOnlyInCell(
    at path: IndexPath
  ) -> (cell: String, fields: [(name: String, value: String)])? {
    guard let cell = visibleCell(at: path), !cell.needsUpdateConfiguration else { return nil }
    return unnoticed {
      guard let fresh = try? askCell(path), fresh !== cell, type(of: fresh) == type(of: cell) else {
        return nil
      }
      askIndentation(of: fresh, at: path)
      fresh.setSelected(cell.isSelected, animated: false)
      fresh.setHighlighted(cell.isHighlighted, animated: false)
      fresh.setEditing(cell.isEditing, animated: false)
      fresh.takeOverState(of: cell)
      (fresh as? ItemCell)?.takeOverEntry(of: cell)
      fresh.updateConfigurationIfNeeded()
      guard cell.showsSameContent(as: fresh) else { return nil }
      let fields = CellFields(of: cell).unlike(CellFields(of: fresh))
      return (ClassNames.name(of: type(of: cell)), fields)
    }
  }

  /// Returns the cell that the data source would have created for a row without reuse, or nil.
  private func freshCell(like cell: TableViewCell, at path: IndexPath) -> TableViewCell? {
    guard let dataSource else { return nil }
    let outer = (handedOut, counters, strayCells)
    handedOut = HandedOutCells()
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

extension TableViewCell {
  /// Returns whether another cell for the same row has the same content: the same item, else the
  /// same texts and image.
  fileprivate func showsSameContent(as other: TableViewCell) -> Bool {
    if let item = (self as? ItemCell)?.item { return (other as? ItemCell)?.item == item }
    return text == other.text && detailText == other.detailText && image == other.image
  }
}
