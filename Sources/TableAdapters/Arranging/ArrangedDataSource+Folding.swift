public import TableModel
public import TableUI

// Rows that open and close over those nested below them.
extension ArrangedDataSource {
  /// The rows that are folded, in the source's paths and order.
  public var foldedPaths: [IndexPath] { map.folded.compactMap(map.source.path).sorted() }

  /// Whether a row of the source is folded.
  public func isFolded(at path: IndexPath) -> Bool {
    map.source.holds(path) && map.folded.contains(map.source.number(at: path))
  }

  /// Folds a row that is open, or opens one that is folded; the caller notifies the table view.
  ///
  /// Rows below that are folded themselves stay so.
  ///
  /// - Parameter path: The row in the source.
  /// - Returns: What happened to the rows that are shown, each counted in the state that the one before left.
  /// - Complexity: O(k log n) for k rows that come or go.
  public func toggleFold(at path: IndexPath) -> [TableChange] {
    let changes = map.toggleFold(at: path, in: model.sections)
    for change in changes { reported.record(change) }
    return changes
  }

  /// Folds or opens a row and tells the table view, with a mark in its cell.
  ///
  /// - Parameters:
  ///   - path: The row in the source.
  ///   - tableView: The table view, which asks this data source.
  /// - Returns: What happened to the rows that are shown.
  /// - Throws: What the table view refuses; the row is unchanged then.
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

  /// Lets a cell show whether its row is folded.
  func mark(_ cell: TableViewCell, at path: IndexPath) {
    guard arrangement.hasFolds else { return }
    cell.isFolded = isFolded(at: path)
  }
}
