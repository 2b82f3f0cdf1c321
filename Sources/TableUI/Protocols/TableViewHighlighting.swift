public import TableModel

/// A delegate that has a say in the highlight of a touched row; without it every row lights up.
@MainActor public protocol TableViewHighlighting: AnyObject {
  /// Whether a row may light up; false ends the touch. The default is true.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Hears that a row lit up. Does nothing by default.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Hears that the light of a row went out. Does nothing by default.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
}

extension TableViewHighlighting {
  public func tableView(
    _ tableView: TableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
}
