public import TableModel

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
