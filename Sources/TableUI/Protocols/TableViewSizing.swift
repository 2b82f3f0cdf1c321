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
