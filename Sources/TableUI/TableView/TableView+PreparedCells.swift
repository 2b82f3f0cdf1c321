package import TableModel

// Cells that exist before their rows appear, and wait after their rows disappear.
extension TableView {
  /// The rows off the screen whose cells need no further request, in order.
  package var preparedRows: [IndexPath] { state.prepared.keys.sorted() }

  /// Removes and returns the prepared cell of a row, or nil.
  func takePreparedCell(_ path: IndexPath) -> TableViewCell? {
    state.prepared.isEmpty ? nil : state.prepared.removeValue(forKey: path)
  }

  /// Keeps a cell that left the screen for its row, or pools it.
  func keepOrPool(_ cell: TableViewCell, of path: IndexPath) {
    endEditing(with: cell)
    if isCellPrefetchingEnabled, cell.reuseIdentifier != nil {
      state.prepared[path] = cell
    } else {
      putIntoPool(cell)
    }
  }

  /// Requests the cell of the next row in the direction of scrolling, without displaying it, and
  /// pools the prepared cells of rows that are not next to the screen.
  ///
  /// UIKit does this in spare time after a layout. Tabletop's rule is one row ahead, once the row
  /// before it is completely on the screen, and one row on the other side.
  ///
  /// - Throws: The error of the data source.
  func prefetchCell() throws(TableError) {
    guard isCellPrefetchingEnabled else { return }
    let shown = state.cells.places
    guard let first = shown.first, let last = shown.last else { return poolPreparedCells() }
    let neighbors = (before: row(before: first), after: row(after: last))
    for path in preparedRows where path != neighbors.before && path != neighbors.after {
      if let cell = takePreparedCell(path) { putIntoPool(cell) }
    }
    let isEdgeShown =
      state.scrollsUp
      ? geometry.rowBand(first).y >= visibleRange.lowerBound
      : geometry.rowBand(last).maxY <= visibleRange.upperBound
    guard let next = state.scrollsUp ? neighbors.before : neighbors.after, isEdgeShown,
      state.prepared[next] == nil, reordered == nil
    else { return }
    let started = generation
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    let cell = try askCell(next)
    guard generation == started, hasRow(next) else { return putIntoPool(cell) }
    if let other = indexPath(for: cell) {
      return warn("the data source returned one cell for the rows \(other) and \(next)")
    }
    cell.frame = frame(ofRow: next)
    state.prepared[next] = cell
  }

  /// Returns the row below, or nil after the last row.
  private func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < state.counts[path.section] {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let next = state.counts.section(holdingRow: state.counts.rowCount(before: path.section + 1))
    return next.map { IndexPath(row: 0, section: $0) }
  }

  /// Returns the row above, or nil before the first row.
  private func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let last = state.counts.section(holdingRow: state.counts.rowCount(before: path.section) - 1)
    return last.map { IndexPath(row: state.counts[$0] - 1, section: $0) }
  }

  /// Pools all prepared cells.
  func poolPreparedCells() {
    guard !state.prepared.isEmpty else { return }
    for path in preparedRows {
      if let cell = takePreparedCell(path) { putIntoPool(cell) }
    }
  }

  /// Moves prepared cells to the new positions of their rows, and pools those of deleted and
  /// reloaded rows.
  func followPreparedCells(_ replaced: Set<IndexPath>, _ map: TableUpdatesMap) {
    guard !state.prepared.isEmpty else { return }
    var kept: [IndexPath: TableViewCell] = [:]
    for path in preparedRows {
      guard let cell = takePreparedCell(path) else { continue }
      if !replaced.contains(path), let place = map.newPath(of: path) {
        kept[place] = cell
      } else {
        putIntoPool(cell)
      }
    }
    state.prepared = kept
  }
}
