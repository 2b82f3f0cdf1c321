public import TableModel

/// A data source that takes over a row dragged elsewhere; without it rows cannot be dragged.
@MainActor public protocol TableViewRowMoving: AnyObject {
  /// Moves a row in the model; the table view has moved the cell already.
  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError)
}

/// A data source that says which rows can be dragged; without it all can, if any.
@MainActor public protocol TableViewRowMovability: AnyObject {
  /// Whether a row can be dragged.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

/// A delegate that sends a dragged row elsewhere; without it the row drops where it hovers.
@MainActor public protocol TableViewMoveTargeting: AnyObject {
  /// Where a dragged row drops that hovers over a place; asked for every new place.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
}

/// A delegate that lets rows be dragged out of the table; without it none is.
@MainActor public protocol TableViewDragging: AnyObject {
  /// What a drag of a row takes along; nothing refuses the drag.
  func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem]

  /// What a further row adds to a drag under way. The default is nothing.
  func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem]

  /// Which part of a row is lifted, or nil for all of it. The default is nil.
  func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect?

  /// Hears that the drag begins. Does nothing by default.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession)

  /// Hears that the drag is over; told once for each beginning. Does nothing by default.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession)

  /// Whether what is dragged may be moved rather than copied. The default is true.
  func tableView(
    _ tableView: TableView,
    dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool

  /// Whether the drag may not leave the application. The default is false.
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

/// A delegate that takes what is dropped into the table; without it nothing can be dropped.
@MainActor public protocol TableViewDropping: AnyObject {
  /// Takes what was dropped: changes the model, then tells the table view.
  func tableView(
    _ tableView: TableView,
    performDropWith coordinator: DropCoordinator
  ) throws(TableError)

  /// Whether the table cares for what is dragged; false asks nothing further. The default is true.
  func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool

  /// Hears that the drag came over the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession)

  /// What a drop at a place would do; nil is the end of the table.
  ///
  /// The default moves the row to that place.
  func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal

  /// Hears that the drag left the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession)

  /// Hears that the drag is over, dropped or not. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)

  /// Which part of a row is shown dropping, or nil for all of it. The default is nil.
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
