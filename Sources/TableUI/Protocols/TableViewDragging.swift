public import TableModel

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
