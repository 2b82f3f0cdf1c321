/// A generator that asks for another height while it is shown.
@MainActor public protocol ExpandableItem: AnyObject {
  /// Happens when the row wants to be measured anew; the manager listens.
  var onHeightChanged: EmptyEvent { get set }
}
