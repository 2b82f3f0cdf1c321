import TableModel

/// Where a table view was scrolled to, so that it can be brought back there.
@MainActor struct ScreenPlace {
  private let offset: Point

  /// The row at the top, and how far below the top of the screen it stands.
  private let first: (path: IndexPath, distance: Double)?

  /// Notes the place.
  ///
  /// - Parameter table: The table view, laid out.
  init(_ table: TableView) {
    offset = table.contentOffset
    first = table.indexPathsForVisibleRows.first.flatMap { path in
      guard let rect = try? table.rectForRow(at: path) else { return nil }
      return (path, rect.minY - table.contentOffset.y)
    }
  }

  /// Scrolls back, where a row that was measured meanwhile may have pushed the others down.
  ///
  /// The next layout brings the cells.
  func bringBack(_ table: TableView) {
    var target = offset
    if let first, let rect = try? table.rectForRow(at: first.path) {
      target.y = rect.minY - first.distance
    }
    guard table.contentOffset != target else { return }
    table.setContentOffset(target, animated: false)
  }
}
