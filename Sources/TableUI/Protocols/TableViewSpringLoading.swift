public import TableModel

/// A delegate that says which rows open when something dragged rests on them; without it all do.
@MainActor public protocol TableViewSpringLoading: AnyObject {
  /// Whether a row opens under something dragged; rows that are dragged themselves are not asked about.
  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool
}
