public import TableModel

/// A data source that moves a dragged row in its model; without it rows cannot be dragged.
@MainActor public protocol TableViewRowMoving: AnyObject {
  /// Moves a row in the model; the table view has already moved the cell.
  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}

/// A data source that decides which rows can be dragged; without it all can, if any.
@MainActor public protocol TableViewRowMovability: AnyObject {
  /// Whether a row can be dragged.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

/// A delegate that can redirect a dragged row; without it the row drops at the current position.
@MainActor public protocol TableViewMoveTargeting: AnyObject {
  /// Returns the target for a dragged row; called for every new position.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

/// A delegate that lets users drag rows out of the table; without it they cannot.
@MainActor public protocol TableViewDragging: AnyObject {
  /// Returns the items that a drag of a row carries; an empty list rejects the drag.
  func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]

  /// Returns the items that another row adds to the drag in progress. The default is empty.
  func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem]

  /// Returns the part of a row to lift, or nil for the whole row. The default is nil.
  func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect?

  /// Called when the drag begins. Does nothing by default.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)

  /// Called when the drag ends, once per beginning. Does nothing by default.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)

  /// Whether the drag may move items instead of copying them. The default is true.
  func tableView(
    _ tableView: TableView,
    dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool

  /// Whether the drag is limited to the application. The default is false.
  func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool
}

extension TableViewDragging {
  public func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] { [] }

  public func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect? { nil }

  public func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {}

  public func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {}

  public func tableView(
    _ tableView: TableView,
    dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool { true }

  public func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool { false }
}

/// A delegate that accepts drops into the table; without it the table rejects them.
@MainActor public protocol TableViewDropping: AnyObject {
  /// Performs a drop: changes the model, then updates the table view.
  func tableView(
    _ tableView: TableView,
    performDropWith coordinator: DropCoordinator
  ) throws(TableError)

  /// Whether the table can handle a drag; false ends its calls. The default is true.
  func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool

  /// Called when the drag enters the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession)

  /// Returns the effect of a drop at a position; nil means the end of the table.
  ///
  /// The default moves the row to that position.
  func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal

  /// Called when the drag leaves the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession)

  /// Called when the drag ends, with or without a drop. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)

  /// Returns the part of a row to show as it drops, or nil for the whole row. The default is nil.
  func tableView(
    _ tableView: TableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect?
}

extension TableViewDropping {
  public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }

  public func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {}

  public func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal {
    DropProposal(
      operation: .move,
      intent: destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
    )
  }

  public func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {}

  public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}

  public func tableView(
    _ tableView: TableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect? { nil }
}
