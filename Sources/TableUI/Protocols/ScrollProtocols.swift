/// A delegate that is notified of scrolling.
@MainActor public protocol ScrollDelegate: TableViewShowing {
  /// Called when the content offset changes; the cells follow in the next layout.
  func scrollViewDidScroll(_ tableView: TableView)
}

/// A delegate that is notified when a finger drags the content.
///
/// A drag calls, in this order: will begin dragging, did scroll for each move, will end dragging,
/// did end dragging. Then the content may decelerate, which ``ScrollDecelerating`` reports. Scrolls
/// by the application do not call these methods.
@MainActor public protocol ScrollDragging: AnyObject {
  /// Called when the content starts to follow a finger. Does nothing by default.
  func scrollViewWillBeginDragging(_ tableView: TableView)

  /// Called when the finger lifts; may change the final content offset. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - velocity: The speed of the finger, in points per millisecond.
  ///   - targetContentOffset: The final offset; a new value is clamped to the valid range.
  func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  )

  /// Called after the finger lifts, with whether the content decelerates. Does nothing by default.
  func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool)
}

extension ScrollDragging {
  public func scrollViewWillBeginDragging(_ tableView: TableView) {}

  public func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {}

  public func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {}
}

/// A delegate that is notified when the content decelerates after a drag.
@MainActor public protocol ScrollDecelerating: AnyObject {
  /// Called when the content starts to decelerate. Does nothing by default.
  func scrollViewWillBeginDecelerating(_ tableView: TableView)

  /// Called when the content stops. Does nothing by default.
  func scrollViewDidEndDecelerating(_ tableView: TableView)
}

extension ScrollDecelerating {
  public func scrollViewWillBeginDecelerating(_ tableView: TableView) {}
  public func scrollViewDidEndDecelerating(_ tableView: TableView) {}
}

/// A delegate that is notified when an animated scroll by the application ends.
@MainActor public protocol ScrollAnimationEnding: AnyObject {
  /// Called when `setContentOffset(_:animated:)` or `scrollToRow(at:at:animated:)` finishes.
  ///
  /// Not called if the scroll did not move the content.
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView)
}

/// A delegate that can stop a tap on the status bar from scrolling to the top.
@MainActor public protocol ScrollingToTop: AnyObject {
  /// Whether a tap on the status bar scrolls to the top. The default is true.
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool

  /// Called after such a tap, even if the content was already at its top. Does nothing by default.
  func scrollViewDidScrollToTop(_ tableView: TableView)
}

extension ScrollingToTop {
  public func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ tableView: TableView) {}
}

/// A delegate that is notified of inset changes.
@MainActor public protocol ScrollInsetChanging: TableViewShowing {
  /// Called when ``TableView/adjustedContentInset`` changes.
  ///
  /// The application, a keyboard or the refresh control can change it.
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView)
}

/// The zooming methods that UIKit defines for scroll views.
///
/// A table view never zooms because it does not implement `viewForZooming(in:)`. It neither checks
/// for this protocol nor calls it. The protocol is for objects that forward all scroll view
/// methods.
@MainActor public protocol ScrollZooming: AnyObject {
  /// Never called; in UIKit, called before the content zooms.
  func scrollViewWillBeginZooming(_ tableView: TableView)

  /// Never called; in UIKit, called when the scale changes.
  func scrollViewDidZoom(_ tableView: TableView)

  /// Never called; in UIKit, called with the scale at which the fingers lifted.
  func scrollViewDidEndZooming(_ tableView: TableView, atScale scale: Double)
}
