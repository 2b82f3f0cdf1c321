import TableModel

/// A table view's scroll position, saved to restore it later.
@MainActor struct ScreenPlace {
  private let offset: Point

  /// The first visible row and its distance from the top of the screen, in points.
  private let first: (path: IndexPath, distance: Double)?

  /// Creates a place from the current scroll position.
  ///
  /// - Parameter table: The table view, laid out.
  init(_ table: TableView) {
    offset = table.contentOffset
    first = table.indexPathsForVisibleRows.first.flatMap { path in
      guard let rect = try? table.rectForRow(at: path) else { return nil }
      return (path, rect.minY - table.contentOffset.y)
    }
  }

  /// Restores the position, even if rows measured since then moved the others down.
  ///
  /// The next layout loads the cells.
  func bringBack(_ table: TableView) {
    var target = offset
    if let first, let rect = try? table.rectForRow(at: first.path) {
      target.y = rect.minY - first.distance
    }
    guard table.contentOffset != target else { return }
    table.setContentOffset(target, animated: false)
  }
}
