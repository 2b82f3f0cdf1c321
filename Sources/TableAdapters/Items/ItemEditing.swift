public import TableModel
public import TableUI

/// Deletes and inserts with the item in hand, in place of the data source.
@MainActor public protocol ItemEditing: ItemDelegate {
  /// Carries out a deletion that a person confirmed, or an insertion that she tapped.
  ///
  /// As with the table view's own method it is up to the delegate to change the model and to tell the table
  /// view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - editingStyle: Whether to delete or to insert.
  ///   - item: The item of the row.
  ///   - indexPath: Where the row stands.
  /// - Throws: What the table view throws.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    of item: Item,
    at indexPath: IndexPath
  ) throws(TableError)
}
