public import TableModel
public import TableUI

/// Says which buttons a row shows that is swiped aside, with the item in hand.
@MainActor public protocol ItemSwipeActions: ItemDelegate {
  /// The buttons for a swipe.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - edge: From where the finger comes.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row stands.
  /// - Returns: The buttons, or nil for the table view's own.
  func tableView(
    _ tableView: TableView,
    swipeActionsAt edge: SwipeEdge,
    for item: Item,
    at indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}
