/// A generator or a cell that looks different while it is touched and while it is selected;
/// ``HighlightablePlugin`` tells it.
@MainActor public protocol HighlightableItem: AnyObject {
  /// Takes on a look.
  func apply(_ look: HighlightLook)
}
