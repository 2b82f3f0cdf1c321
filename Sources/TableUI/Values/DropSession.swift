/// A drag under way, seen from where it may be dropped.
@MainActor public final class DropSession {
  /// The drag, since it began in this application.
  public let localDragSession: DragSession

  init(_ drag: DragSession) { localDragSession = drag }

  /// What is dragged.
  public var items: [DragItem] { localDragSession.items }
}
