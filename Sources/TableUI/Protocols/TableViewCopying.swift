public import TableModel

/// A delegate with a menu of editing commands for a row: all three methods or no menu at all.
@MainActor public protocol TableViewCopying: AnyObject {
  /// Whether a long touch on a row brings the menu up.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the menu offers a command.
  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool

  /// Does what was chosen.
  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError)
}
