public import TableModel
public import TableUI

/// Hears of selections with the object in hand. (KtTableView: `didSelectObject:atIndexPath:`.)
@MainActor public protocol ItemDelegate: AnyObject {
  /// Hears that a row was selected.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The object behind the row.
  ///   - indexPath: Where the row stands.
  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath)
}
