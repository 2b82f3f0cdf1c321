/// A delegate that hears when an animated scroll of the application has come to its end; without it nobody is
/// told.
@MainActor public protocol ScrollAnimationEnding: AnyObject {
  /// Hears that the content stands where `setContentOffset(_:animated:)` or `scrollToRow(at:at:animated:)` sent
  /// it; a scroll that moved nothing tells nothing.
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView)
}
