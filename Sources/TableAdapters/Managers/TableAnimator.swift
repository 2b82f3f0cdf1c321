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

/// An animator that also notifies a table view whose rows have other places than those of the
/// model.
@MainActor public protocol ArrangedTableAnimator: TableAnimator {
  /// Notifies a table view of changes that its rows already contain.
  ///
  /// - Parameters:
  ///   - changes: The changes of the shown rows, each counted in the state after the previous one.
  ///   - tableView: The table view.
  /// - Throws: The table view's error; the rows are then restored.
  func perform(_ changes: [TableChange], in tableView: TableView) throws(TableError)
}
