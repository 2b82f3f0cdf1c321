public import TableModel

/// A delegate that sends a dragged row elsewhere; without it the row drops where it hovers.
@MainActor public protocol TableViewMoveTargeting: AnyObject {
  /// Where a dragged row drops that hovers over a place; asked for every new place.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}
