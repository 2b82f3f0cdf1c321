public import TableModel

/// A delegate that provides heights; without it the table view's properties decide.
@MainActor public protocol TableViewSizing: TableViewShowing {
  /// Returns the height of a row, in points; a negative height is an error.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// Returns the height of a header, in points.
  ///
  /// The default is ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// Returns the height of a footer, in points.
  ///
  /// The default is ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double
}

extension TableViewSizing {
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    TableView.automaticDimension
  }

  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    TableView.automaticDimension
  }
}

/// A delegate that provides the heights of many rows at once. (Not in UIKit.)
///
/// A table of a million rows needs a million heights before its first row shows. A delegate with
/// direct access to its rows returns a whole section in one call. While the trace is on, the table
/// view asks for each row separately, as UIKit does.
@MainActor package protocol TableViewBulkSizing: TableViewSizing {
  /// Appends the heights of a section's rows, in order, as `tableView(_:heightForRowAt:)` returns
  /// them.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - rows: The rows.
  ///   - section: Their section.
  ///   - heights: The array to append to, in points; one height per row.
  func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  )

  /// Returns the height that all rows of a range have, in points; nil if it is not known at once.
  ///
  /// The default is nil.
  ///
  /// - Parameters:
  ///   - tableView: The table view that asks.
  ///   - rows: The rows.
  ///   - section: Their section.
  /// - Returns: The height.
  func tableView(
    _ tableView: TableView,
    sharedHeightOfRows rows: Range<Int>,
    inSection section: Int
  ) -> Double?
}

extension TableViewBulkSizing {
  package func tableView(
    _ tableView: TableView,
    sharedHeightOfRows rows: Range<Int>,
    inSection section: Int
  ) -> Double? { nil }
}

/// A delegate that estimates heights, so that exact heights are needed only for visible rows.
///
/// A delegate with this protocol turns estimates on, regardless of the properties. Otherwise the
/// properties decide.
@MainActor public protocol TableViewEstimating: TableViewShowing {
  /// Returns the estimated height of a row, in points; called for every row on load.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double

  /// Returns the estimated height of a header, in points.
  ///
  /// The default is ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Double

  /// Returns the estimated height of a footer, in points.
  ///
  /// The default is ``TableView/automaticDimension``.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> Double
}

extension TableViewEstimating {
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  public func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }
}
