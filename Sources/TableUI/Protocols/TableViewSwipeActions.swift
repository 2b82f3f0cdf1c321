public import TableModel

/// A delegate that brings the buttons behind a swipe; without it a row can be deleted, if at all.
@MainActor public protocol TableViewSwipeActions: AnyObject {
  /// The buttons at the left edge, or nil for none. The default is nil.
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// The buttons at the right edge, or nil for the deletion. The default is nil.
  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewSwipeActions {
  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
