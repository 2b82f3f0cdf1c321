public import TableModel
public import TableUI

/// An object that applies a manager's edits to a table view in its own way, such as with other
/// animations. (RDDM: `Animator`.)
@MainActor public protocol TableAnimator: AnyObject {
  /// Notifies a table view of an edit that the rows already contain.
  ///
  /// - Parameters:
  ///   - updates: The edit.
  ///   - tableView: The table view.
  /// - Throws: The table view's error; the rows are then restored.
  func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError)
}
