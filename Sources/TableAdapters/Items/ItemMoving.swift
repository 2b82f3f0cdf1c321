public import TableModel
public import TableUI

/// Moves rows with the item in hand, in place of the data source.
@MainActor public protocol ItemMoving: ItemDelegate {
  /// Moves an item in the model; the table view has moved the cell already.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - item: The item of the row.
  ///   - source: Where the row stood.
  ///   - destination: Where the row stands now.
  /// - Throws: Why the model refuses; the row goes back then.
  func tableView(
    _ tableView: TableView,
    move item: Item,
    from source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}
