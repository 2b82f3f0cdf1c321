/// A generator whose row can be lifted and dropped elsewhere, alone or with others; ``DragAndDropFeature`` asks it.
@MainActor public protocol DraggableItem: AnyObject {
  /// What a drag of the row takes along, as text for whoever knows no more of it.
  var dragText: String { get }
}
