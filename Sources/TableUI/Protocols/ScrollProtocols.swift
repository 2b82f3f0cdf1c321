/// A delegate that hears of scrolling; without it nobody is told.
@MainActor public protocol ScrollDelegate: AnyObject {
  /// Hears that the content moved; the cells follow in the next layout.
  func scrollViewDidScroll(_ tableView: TableView)
}

/// A delegate that hears of a finger that drags the content; without it nobody is told.
///
/// A drag tells, in this order: will begin dragging, did scroll for each move, will end dragging, did end
/// dragging; then the content may run on, of which ``ScrollDecelerating`` hears. Nobody hears of a scroll that
/// the application asks for.
@MainActor public protocol ScrollDragging: AnyObject {
  /// Hears that the content begins to follow a finger. Does nothing by default.
  func scrollViewWillBeginDragging(_ tableView: TableView)

  /// Hears that the finger goes up, and may say where the content shall come to rest. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - velocity: How fast the finger was, in points a millisecond.
  ///   - targetContentOffset: Where the content will come to rest; another place is brought into the range.
  func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  )

  /// Hears that the finger is up, and whether the content runs on. Does nothing by default.
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

/// A delegate that hears of content that runs on when the finger is up; without it nobody is told.
@MainActor public protocol ScrollDecelerating: AnyObject {
  /// Hears that the content runs on. Does nothing by default.
  func scrollViewWillBeginDecelerating(_ tableView: TableView)

  /// Hears that it has come to rest. Does nothing by default.
  func scrollViewDidEndDecelerating(_ tableView: TableView)
}

extension ScrollDecelerating {
  public func scrollViewWillBeginDecelerating(_ tableView: TableView) {}
  public func scrollViewDidEndDecelerating(_ tableView: TableView) {}
}

/// A delegate that hears when an animated scroll of the application has come to its end; without it nobody is
/// told.
@MainActor public protocol ScrollAnimationEnding: AnyObject {
  /// Hears that the content stands where `setContentOffset(_:animated:)` or `scrollToRow(at:at:animated:)` sent
  /// it; a scroll that moved nothing tells nothing.
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView)
}

/// A delegate that has a say in taps on the status bar; without it each scrolls to the top.
@MainActor public protocol ScrollingToTop: AnyObject {
  /// Whether a tap on the status bar scrolls to the top. The default is true.
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool

  /// Hears that such a tap has brought the content to its top, or found it there. Does nothing by default.
  func scrollViewDidScrollToTop(_ tableView: TableView)
}

extension ScrollingToTop {
  public func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ tableView: TableView) {}
}

/// A delegate that hears of other insets; without it nobody is told.
@MainActor public protocol ScrollInsetChanging: AnyObject {
  /// Hears that ``TableView/adjustedContentInset`` changed: by the application, a keyboard or the control above
  /// the rows.
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView)
}

/// What UIKit's scroll views tell of zooming.
///
/// A table view never zooms, since nothing in it answers `viewForZooming(in:)`: nobody is asked whether they adopt
/// this and nobody is told. It is here for objects that hand on whatever a scroll view can tell.
@MainActor public protocol ScrollZooming: AnyObject {
  /// Would hear that the content is about to be zoomed.
  func scrollViewWillBeginZooming(_ tableView: TableView)

  /// Would hear that the scale changed.
  func scrollViewDidZoom(_ tableView: TableView)

  /// Would hear at which scale the fingers went up.
  func scrollViewDidEndZooming(_ tableView: TableView, atScale scale: Double)
}
