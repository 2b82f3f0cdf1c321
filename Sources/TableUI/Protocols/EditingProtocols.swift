public import TableModel

/// A data source that commits deletions and insertions; without it rows cannot be swiped to delete.
@MainActor public protocol TableViewRowEditing: AnyObject {
  /// Called when a user confirms an edit; changes the model, then updates the table view.
  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError)
}

/// A data source that decides which rows can be edited; without it all rows can.
@MainActor public protocol TableViewRowEditability: AnyObject {
  /// Whether a row can be edited.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
}

/// A delegate that selects the editing control of a row; without it editable rows have a delete
/// control.
@MainActor public protocol TableViewEditingStyles: AnyObject {
  /// Returns the editing style of a row. The default is `.delete`.
  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle

  /// Returns the title of the delete confirmation button.
  ///
  /// The default is "Delete"; nil leaves the button without a title.
  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether a row is indented while edited, in a grouped style. The default is true.
  func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
}

extension TableViewEditingStyles {
  public func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle { .delete }

  public func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { TableView.standardDeleteTitle }

  public func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
}

/// A delegate that is notified when a swipe opens a row.
///
/// It is not notified when code turns on edit mode.
@MainActor public protocol TableViewEditingEvents: AnyObject {
  /// Called before a swipe opens a row. Does nothing by default.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called after the row closes; nil if the row was deleted. Does nothing by default.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
}

extension TableViewEditingEvents {
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
}

/// A delegate that provides swipe actions; without it a swipe offers only the deletion, if allowed.
@MainActor public protocol TableViewSwipeActions: AnyObject {
  /// Returns the actions at the left edge, or nil for none. The default is nil.
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// Returns the actions at the right edge, or nil for the deletion. The default is nil.
  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewSwipeActions {
  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }

  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
