/// A generator whose row the arrow keys can reach; ``FocusableFeature`` asks and tells it.
@MainActor public protocol FocusableItem: AnyObject {
  /// Whether the row can be reached.
  var canFocus: Bool { get }

  /// Happens when the focus comes and when it goes; it tells whether the row has it now.
  var didFocusEvent: Event<Bool> { get set }
}
