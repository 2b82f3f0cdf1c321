public import TableModel

/// A delegate that has a say in which row the arrow keys reach; without it every row can be reached.
@MainActor public protocol TableViewFocusing: AnyObject {
  /// Whether a row can be reached. The default is true.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may go as proposed. The default is true.
  func tableView(_ tableView: TableView, shouldUpdateFocusIn context: FocusUpdateContext) -> Bool

  /// Hears that the focus went there. Does nothing by default.
  func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext)

  /// Where the focus begins, or nil for the first row. The default is nil.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?

  /// Whether the selection goes with the focus to a row.
  ///
  /// The default is ``TableView/selectionFollowsFocus``.
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}

extension TableViewFocusing {
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  public func tableView(
    _ tableView: TableView,
    shouldUpdateFocusIn context: FocusUpdateContext
  ) -> Bool { true }

  public func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {}

  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }

  public func tableView(
    _ tableView: TableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
}
