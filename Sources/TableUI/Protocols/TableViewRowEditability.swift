public import TableModel

/// A data source that says which rows can be edited; without it all can.
@MainActor public protocol TableViewRowEditability: AnyObject {
  /// Whether a row can be edited.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
}
