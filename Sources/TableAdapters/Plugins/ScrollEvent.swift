public import TableUI

/// What a scroll view can tell, for plugins: one event for each of its twelve messages.
///
/// The three of zooming are never sent by a table view, which does not zoom.
public enum ScrollEvent: Hashable, Sendable {
  /// The offset has changed.
  case didScroll
  /// A finger begins to drag the content.
  case willBeginDragging
  /// The finger goes up; the velocity in points a millisecond, and where the content will come to rest.
  case willEndDragging(velocity: Point, targetContentOffset: Point)
  /// The finger is up.
  case didEndDragging(willDecelerate: Bool)
  /// The content runs on.
  case willBeginDecelerating
  /// The content has come to rest.
  case didEndDecelerating
  /// An animated scroll of the application is over.
  case didEndScrollingAnimation
  /// A tap on the status bar has brought the content to its top.
  case didScrollToTop
  /// The insets that scrolling keeps to are others.
  case didChangeAdjustedContentInset
  /// Two fingers begin to zoom.
  case willBeginZooming
  /// The scale has changed.
  case didZoom
  /// The fingers are up.
  case didEndZooming(scale: Double)
}
