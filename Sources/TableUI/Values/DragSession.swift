/// A drag under way, seen from where it began.
@MainActor public final class DragSession {
  /// What is dragged.
  public internal(set) var items: [DragItem] = []

  /// Whatever the application wants to know later on.
  public var localContext: AnyObject?

  init() {}
}
