import TableModel
import TableUI

/// The row at the top of the screen, and its distance from the top.
///
/// Heights may depend on the width, so a table that changes its size is scrolled back to this row.
@MainActor struct ScreenAnchor {
  private let row: IndexPath
  private let distance: Double

  /// Notes the first visible row; nil where there is none, or where the table is at its top.
  init?(_ table: TableView) {
    guard table.contentOffset.y > table.contentOffsetRange.lowerBound,
      let row = table.indexPathsForVisibleRows.first, let rect = try? table.rectForRow(at: row)
    else { return nil }
    self.row = row
    distance = rect.minY - table.contentOffset.y
  }

  /// The offset at which the row is where it was, in points; nil where it was deleted.
  func offset(in table: TableView) -> Double? {
    guard let rect = try? table.rectForRow(at: row) else { return nil }
    // A row that became lower may end above the distance.
    return rect.minY - max(distance, 1 - rect.height)
  }
}
