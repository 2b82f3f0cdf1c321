public import TableModel
import TextLayout

// Scrolling by the user: with a finger on the content or a tap on the status bar.
extension TableView {
  /// Drags the content with a finger and lifts the finger.
  ///
  /// A flick moves the content half of the way while the finger is down; deceleration does the
  /// rest. (UIKit's normal deceleration rate, 0.998 per millisecond, carries the content 499 times
  /// the velocity.)
  ///
  /// - Parameters:
  ///   - distance: The distance to scroll down, in points; negative scrolls up. The content limits
  ///     it.
  ///   - flicks: Whether the finger is still moving when it lifts. The default is false.
  /// - Throws: The error of a layout.
  public func dragContent(by distance: Double, flicks: Bool = false) throws(TableError) {
    received("drag by \(distance.pointsText)" + (flicks ? " with a flick" : ""), .ours)
    defer { answered() }
    try layoutIfNeeded()
    touchCancelled()
    tellBeginDragging()
    scrollContent(to: state.offset.y + (flicks ? distance / 2 : distance))
    try layoutIfNeeded()
    try liftFinger(velocity: flicks ? distance / 2 / Self.decelerationFactor : 0)
  }

  /// Scrolls to the top after a tap on the status bar, unless the delegate forbids it.
  ///
  /// - Returns: Whether the delegate allowed it.
  /// - Throws: The error of a layout.
  @discardableResult public func scrollToTop() throws(TableError) -> Bool {
    received("tap on the status bar", .ours)
    defer { answered() }
    try layoutIfNeeded()
    guard askScrollToTop() else { return false }
    scrollContent(to: offsetRange.lowerBound)
    try layoutIfNeeded()
    notifyDidScrollToTop()
    return true
  }

  /// Lifts the finger: the content stays or decelerates to the delegate's target.
  ///
  /// - Parameters:
  ///   - velocity: The speed of the finger, in points per millisecond.
  ///   - rest: The offset to which overscrolled content returns, or nil if it is in range.
  /// - Throws: The error of a layout.
  func liftFinger(velocity: Double, springingTo rest: Double? = nil) throws(TableError) {
    let proposal = rest ?? state.offset.y + velocity * Self.decelerationFactor
    let answer = tellEndDragging(velocity: velocity, target: inRange(proposal))
    // The delegate may have changed the scroll range.
    let target = inRange(answer)
    let decelerates = target != state.offset.y
    tellEndedDragging(willDecelerate: decelerates)
    guard decelerates else { return }
    tellBeginDecelerating()
    scrollContent(to: target)
    try layoutIfNeeded()
    tellEndDecelerating()
  }

  /// Clamps an offset to the scroll range; NaN keeps the current offset.
  private func inRange(_ offset: Double) -> Double {
    let range = offsetRange
    return offset.isNaN ? state.offset.y : min(max(offset, range.lowerBound), range.upperBound)
  }

  private static var decelerationFactor: Double { 499 }
}
