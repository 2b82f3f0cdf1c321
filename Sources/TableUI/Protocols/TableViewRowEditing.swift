public import TableModel

/// A data source that carries out a deletion or an insertion; without it there is no swipe to delete.
@MainActor public protocol TableViewRowEditing: AnyObject {
  /// Changes the model, then tells the table view, as a person confirmed.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError)
}
