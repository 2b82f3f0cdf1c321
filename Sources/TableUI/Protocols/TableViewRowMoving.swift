public import TableModel

/// A data source that takes over a row dragged elsewhere; without it rows cannot be dragged.
@MainActor public protocol TableViewRowMoving: AnyObject {
  /// Moves a row in the model; the table view has moved the cell already.
  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}
