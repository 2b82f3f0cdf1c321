public import TableModel

/// A data source that says which rows can be dragged; without it all can, if any.
@MainActor public protocol TableViewRowMovability: AnyObject {
  /// Whether a row can be dragged.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
}
