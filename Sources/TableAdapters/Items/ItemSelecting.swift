public import TableModel
public import TableUI

/// Hears of selected rows with the item in hand. (KtTableView: `didSelectObject:atIndexPath:`.)
@MainActor public protocol ItemSelecting: ItemDelegate {
  /// Hears that a row was selected; the table view deselects it afterwards.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row stands.
  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath)
}
