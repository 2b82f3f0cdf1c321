public import TableModel

/// A delegate that does something with a row that was picked alone; without it picking only selects.
@MainActor public protocol TableViewPrimaryActions: AnyObject {
  /// Whether a row has a primary action. The default is true.
  func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Does it; told after the selection, whether or not that changed.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension TableViewPrimaryActions {
  public func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
}
