public import TableModel
public import TableUI

// Rows that fold and unfold the rows nested below them.
extension ArrangedDataSource {
  /// The folded rows, in the source's index paths and order.
  public var foldedPaths: [IndexPath] { map.folded.compactMap(map.source.path).sorted() }

  /// Returns whether a row of the source is folded.
  public func isFolded(at path: IndexPath) -> Bool {
    map.source.holds(path) && map.folded.contains(map.source.number(at: path))
  }

  /// Folds or unfolds a row; the caller notifies the table view.
  ///
  /// Folded rows below it stay folded.
  ///
  /// - Parameter path: The row in the source.
  /// - Returns: The changes to the shown rows, each counted in the state after the previous one.
  /// - Complexity: O(k log n) for k rows that appear or disappear.
  public func toggleFold(at path: IndexPath) -> [TableChange] {
    let changes = map.toggleFold(at: path, in: model.sections)
    for change in changes { reported.record(change) }
    return changes
  }

  /// Folds or unfolds a row and notifies the table view, with a mark in the row's cell.
  ///
  /// - Parameters:
  ///   - path: The row in the source.
  ///   - tableView: The table view of this data source.
  /// - Returns: The changes to the shown rows.
  /// - Throws: The table view's error; the row is unchanged then.
  @discardableResult
  public func toggleFold(
    at path: IndexPath,
    in tableView: TableView
  ) throws(TableError) -> [TableChange] {
    let counts = shownCounts
    let changes = toggleFold(at: path)
    let updates = TableUpdates(composing: changes, from: counts)
    do throws(TableError) {
      try tableView.performBatchUpdates(updates, from: counts, through: self)
    } catch {
      _ = toggleFold(at: path)
      throw error
    }
    if let cell = shownPath(of: path).flatMap(tableView.cellForRow) { mark(cell, at: path) }
    return changes
  }

  /// Shows in a cell whether its row is folded.
  func mark(_ cell: TableViewCell, at path: IndexPath) {
    guard arrangement.hasFolds else { return }
    cell.isFolded = isFolded(at: path)
  }
}
