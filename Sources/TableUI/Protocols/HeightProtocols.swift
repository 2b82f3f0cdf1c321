public import TableModel

/// A delegate that says how high things are; without it the properties of the table view do.
@MainActor public protocol TableViewSizing: AnyObject {
  /// The height of a row in points; less than 0 is an error.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double

  /// The height of a header, or ``TableView/automaticDimension``, which is the default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double

  /// The height of a footer, or ``TableView/automaticDimension``, which is the default.
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

/// A delegate that says how high things probably are, so that real heights are asked only of what shows.
///
/// Having it switches estimates on, whatever the properties say; without it the properties decide.
@MainActor public protocol TableViewEstimating: AnyObject {
  /// About how high a row is, in points; asked of every row at load.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double

  /// About how high a header is, or ``TableView/automaticDimension``, which is the default.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> Double

  /// About how high a footer is, or ``TableView/automaticDimension``, which is the default.
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
