import TableModel
import TableUI

/// The row at the top of the screen, and its distance from the top.
///
/// Heights may depend on the width, so a table that changes its size is scrolled back to this row.
@MainActor struct ScreenAnchor {
  private let row: IndexPath
  private let distance: Double

  /// Creates an anchor at the first visible row; nil without rows, or if the table is at its top.
  init?(_ table: TableView) {
    guard table.contentOffset.y > table.contentOffsetRange.lowerBound,
      let row = table.indexPathsForVisibleRows.first, let rect = try? table.rectForRow(at: row)
    else { return nil }
    self.row = row
    distance = rect.minY - table.contentOffset.y
  }

  /// Returns the offset that restores the row's position, in points; nil if it was deleted.
  func offset(in table: TableView) -> Double? {
    guard let rect = try? table.rectForRow(at: row) else { return nil }
    // A row that is now lower may end before that distance.
    return rect.minY - max(distance, 1 - rect.height)
  }
}
