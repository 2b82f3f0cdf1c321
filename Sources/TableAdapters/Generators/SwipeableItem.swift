/// A generator with buttons behind its row; ``SwipeActionsFeature`` shows them.
@MainActor public protocol SwipeableItem: AnyObject {
  /// The kinds of its buttons, which the provider of the feature makes buttons of.
  var actionTypes: [String] { get }

  /// Happens when a button was used; it tells its kind.
  var didSwipeEvent: Event<String> { get set }
}
