public import TableModel

// Inspection of any cell, on or off screen.
extension TableView {
  /// Returns the cell of a row: the visible one, else a temporary one from the data source.
  ///
  /// A temporary cell has the frame and state that it would have on the screen. Pass it to
  /// ``recycle(_:)-(TableViewCell)`` when done.
  ///
  /// - Throws: E22 for an unknown row, or the error of the data source.
  public func inspectCell(
    at indexPath: IndexPath
  ) throws(TableError) -> (cell: TableViewCell, isVisible: Bool) {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    if let cell = visibleCell(at: indexPath) { return (cell, true) }
    return (try askFreshCell(indexPath), false)
  }

  /// Returns a temporary cell with the row's current content from the data source.
  ///
  /// A visible cell may have been configured before the model changed. Pass this one to
  /// ``recycle(_:)-(TableViewCell)`` when done.
  ///
  /// - Throws: E22 for an unknown row, or the error of the data source.
  public func freshCell(at indexPath: IndexPath) throws(TableError) -> TableViewCell {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    return try askFreshCell(indexPath)
  }

  /// Returns a temporary cell of a row that exists.
  private func askFreshCell(_ indexPath: IndexPath) throws(TableError) -> TableViewCell {
    let cell = try askCell(indexPath)
    prepare(cell, at: indexPath)
    guard hasRow(indexPath) else {
      putIntoPool(cell)
      throw .noRect(indexPath)
    }
    return cell
  }

  /// Returns a cell of an existing row for another view; pass it to ``recycle(_:)-(TableViewCell)``
  /// later.
  func makeCellElsewhere(_ path: IndexPath) throws(TableError) -> TableViewCell {
    let cell = try askCell(path)
    prepare(cell, at: path)
    return cell
  }

  /// Pools a temporary cell; a visible or pooled one stays unchanged.
  public func recycle(_ cell: TableViewCell) {
    if !strayCells.isEmpty { strayCells.removeAll { $0 === cell } }
    if indexPath(for: cell) == nil { returnToPool(cell) }
  }

  /// Returns the rule that sets the height of a row, or nil for an unknown row.
  public func heightSource(at indexPath: IndexPath) -> HeightSource? {
    loadQuietly()
    guard hasRow(indexPath) else { return nil }
    switch geometry.rowMark(at: indexPath) {
    case .estimated: return .estimated
    case .measured: return .measured
    case .given: break
    }
    if find(.heightForRow, \.sizing) != nil { return .delegate }
    return rowHeight == Self.automaticDimension ? .standard : .property
  }
}
