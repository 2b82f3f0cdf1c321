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

/// A data source that says which rows can be edited; without it all can.
@MainActor public protocol TableViewRowEditability: AnyObject {
  /// Whether a row can be edited.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool
}

/// A delegate that says what edit mode offers at a row; without it every editable row has a minus.
@MainActor public protocol TableViewEditingStyles: AnyObject {
  /// What edit mode offers. The default is `.delete`.
  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle

  /// What the button says that confirms a deletion. The default is "Delete"; nil leaves the button bare.
  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?

  /// Whether the content stands in while the row is edited, in a grouped style. The default is true.
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

/// A delegate that brings the buttons behind a swipe; without it a row can be deleted, if at all.
@MainActor public protocol TableViewSwipeActions: AnyObject {
  /// The buttons at the left edge, or nil for none. The default is nil.
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// The buttons at the right edge, or nil for the deletion. The default is nil.
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
