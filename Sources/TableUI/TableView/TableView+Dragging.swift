public import TableModel
import TextLayout

// How a person scrolls: by a finger on the content or on the status bar.
extension TableView {
  /// A finger drags the content and goes up.
  ///
  /// A finger that is still moving when it goes up has taken the content half of the way, and the content runs on
  /// from there. (UIKit's normal deceleration, 0.998 a millisecond, carries it 499 times the velocity.)
  ///
  /// - Parameters:
  ///   - distance: How far the content is scrolled down, in points; less than 0 is up. It goes as far as there
  ///     is content.
  ///   - flicks: Whether the finger is still moving when it goes up.
  /// - Throws: What a layout throws.
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

  /// A tap on the status bar scrolls to the top, unless the delegate says no.
  ///
  /// - Returns: Whether it did.
  /// - Throws: What a layout throws.
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

  /// The finger goes up: the content stays, or runs on to where the delegate wants it.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger was, in points a millisecond.
  ///   - rest: Where content that was pulled past its edge goes back to; nil where it was not.
  /// - Throws: What a layout throws.
  func liftFinger(velocity: Double, springingTo rest: Double? = nil) throws(TableError) {
    let proposal = rest ?? state.offset.y + velocity * Self.decelerationFactor
    let answer = tellEndDragging(velocity: velocity, target: inRange(proposal))
    // Whoever heard of it may have changed the room that there is.
    let target = inRange(answer)
    let decelerates = target != state.offset.y
    tellEndedDragging(willDecelerate: decelerates)
    guard decelerates else { return }
    tellBeginDecelerating()
    scrollContent(to: target)
    try layoutIfNeeded()
    tellEndDecelerating()
  }

  /// An offset that can be scrolled to; what is no number stays where it is.
  private func inRange(_ offset: Double) -> Double {
    let range = offsetRange
    return offset.isNaN ? state.offset.y : min(max(offset, range.lowerBound), range.upperBound)
  }

  private static var decelerationFactor: Double { 499 }
}
