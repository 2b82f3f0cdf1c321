public import TableModel

/// A delegate that hears of a swipe that opens a row; without it nobody is told.
///
/// Edit mode that code turned on is not told.
@MainActor public protocol TableViewEditingEvents: AnyObject {
  /// Hears that a swipe opens a row. Does nothing by default.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Hears that the row is closed again, or nil if it is gone. Does nothing by default.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
}

extension TableViewEditingEvents {
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
}
