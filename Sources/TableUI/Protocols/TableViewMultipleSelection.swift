public import TableModel

/// A delegate that lets a finger draw over rows to select them; without it there is no such gesture.
@MainActor public protocol TableViewMultipleSelection: AnyObject {
  /// Whether the gesture may begin at a row; it needs
  /// ``TableView/allowsMultipleSelectionDuringEditing`` too.
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Hears that the gesture began; the table is in edit mode now and stays there. Does nothing by default.
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Hears that the finger went up. Does nothing by default.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}

extension TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}
