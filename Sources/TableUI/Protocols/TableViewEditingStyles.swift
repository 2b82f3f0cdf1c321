public import TableModel

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
