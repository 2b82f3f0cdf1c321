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
