public import TableModel

/// Whoever keeps account of what a person does at a front end that makes its gestures by itself.
@MainActor public protocol GestureHosting: AnyObject {
  /// A gesture is about to be made.
  ///
  /// - Parameters:
  ///   - gesture: What the person does.
  ///   - make: Makes it; the host calls it once, between what it notes before and after, or not at all where
  ///     something stands in the way.
  /// - Returns: What to tell the person.
  func perform(
    _ gesture: Gesture,
    _ make: () throws(TableError) -> GestureOutcome
  ) -> GestureReport

  /// The person takes the last edit back, as by shaking a phone.
  ///
  /// - Returns: What to tell the person.
  func undo() -> GestureReport

  /// Some time went by: whatever goes on beside the person goes on.
  ///
  /// - Returns: Whether something may look different now.
  func goOn() -> Bool

  /// The table is laid out in another size, since the window has room for no other.
  ///
  /// - Parameter size: The size in points.
  func fit(into size: Size)
}
