/// A controller that can deselect a row after a tap.
@MainActor public protocol TapDeselecting: AnyObject {
  /// Whether a tapped row is deselected after the controller was notified.
  var deselectsAfterTap: Bool { get set }
}
