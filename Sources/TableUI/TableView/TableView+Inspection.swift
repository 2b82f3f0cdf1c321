public import TableModel

// A look at any cell, on the screen or not.
extension TableView {
  /// The cell of a row: the one on the screen, else one that the data source makes for this look only.
  ///
  /// A cell that is not on the screen has the place and state it would have there; hand it to
  /// ``recycle(_:)-(TableViewCell)`` when done.
  ///
  /// - Throws: E22 for an unknown row, or what the data source throws.
  public func inspectCell(
    at indexPath: IndexPath
  ) throws(TableError) -> (cell: TableViewCell, isVisible: Bool) {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    if let cell = visibleCell(at: indexPath) { return (cell, true) }
    return (try freshCell(at: indexPath), false)
  }

  /// What the data source says of a row now, in a cell that it makes for this look only.
  ///
  /// A cell on the screen may have been filled before the model changed. Hand this one to
  /// ``recycle(_:)-(TableViewCell)`` when done.
  ///
  /// - Throws: E22 for an unknown row, or what the data source throws.
  public func freshCell(at indexPath: IndexPath) throws(TableError) -> TableViewCell {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    let cell = try askCell(indexPath)
    prepare(cell, at: indexPath)
    guard hasRow(indexPath) else {
      putIntoPool(cell)
      throw .noRect(indexPath)
    }
    return cell
  }

  /// A cell of an existing row for a view that puts it elsewhere; it goes back by ``recycle(_:)-(TableViewCell)``.
  func makeCellElsewhere(_ path: IndexPath) throws(TableError) -> TableViewCell {
    let cell = try askCell(path)
    prepare(cell, at: path)
    return cell
  }

  /// Takes back a cell that was made for a look; one on the screen or in a pool stays where it is.
  public func recycle(_ cell: TableViewCell) {
    strayCells.removeAll { $0 === cell }
    guard indexPath(for: cell) == nil, let identifier = cell.reuseIdentifier,
      !(state.pool[identifier] ?? []).contains(where: { $0 === cell })
    else { return }
    putIntoPool(cell)
  }

  /// Which rule gives a row its height, or nil for an unknown row.
  public func heightSource(at indexPath: IndexPath) -> HeightSource? {
    loadQuietly()
    guard hasRow(indexPath) else { return nil }
    switch state.geometry.rowMark(at: indexPath) {
    case .estimated: return .estimated
    case .measured: return .measured
    case .given: break
    }
    if find(.heightForRow, \.sizing) != nil { return .delegate }
    return rowHeight == Self.automaticDimension ? .standard : .property
  }
}
