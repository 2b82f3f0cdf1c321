/// A delegate that knows the heights of many rows at once (ours).
///
/// A table of a million rows asks for a million heights before its first row shows. Whoever has the rows at hand
/// answers for a section in one go; while somebody watches the messages, each row is asked for by itself as in
/// UIKit.
@MainActor package protocol TableViewBulkSizing: TableViewSizing {
  /// Appends the heights of rows of a section, in order: those that `tableView(_:heightForRowAt:)` answers.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - rows: The rows.
  ///   - section: Their section.
  ///   - heights: Where the heights go, in points; one for each row.
  func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  )
}
