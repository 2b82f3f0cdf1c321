public import TableModel
public import TableUI

/// Whoever tells a table view of a manager's edits in a way of its own, such as with other animations. (RDDM:
/// `Animator`.)
@MainActor public protocol TableAnimator: AnyObject {
  /// Tells a table view of an edit that the rows have made already.
  ///
  /// - Parameters:
  ///   - updates: The edit.
  ///   - tableView: The table view.
  /// - Throws: What the table view refuses; the rows are then as before.
  func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError)
}
