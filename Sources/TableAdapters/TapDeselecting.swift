/// A controller that can take the selection away again after a tap.
@MainActor public protocol TapDeselecting: AnyObject {
  /// Whether a tapped row is deselected once the controller has heard of it.
  var deselectsAfterTap: Bool { get set }
}
