public import TableModel

/// A delegate that has a say in the selection by touch; without it the touched row is selected.
@MainActor public protocol TableViewSelecting: AnyObject {
  /// The row to select, the touched one or another, or nil for none. The default is the touched one.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Hears that a row was selected. Does nothing by default.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to deselect, the proposed one or another, or nil for none. The default is the proposed one.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Hears that a row was deselected. Does nothing by default.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewSelecting {
  public func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
