public import UIKit

// What a scroll view tells. Zooming is nothing that a table does.
extension DelegateBridge {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    found.scrolling?.scrollViewDidScroll(scrollView.ours)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    found.gestures.scrollDragging?.scrollViewWillBeginDragging(scrollView.ours)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    found.gestures.scrollDragging?
      .scrollViewWillEndDragging(
        scrollView.ours,
        withVelocity: velocity,
        targetContentOffset: &targetContentOffset.pointee
      )
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    found.gestures.scrollDragging?
      .scrollViewDidEndDragging(scrollView.ours, willDecelerate: decelerate)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    found.gestures.scrollDecelerating?.scrollViewWillBeginDecelerating(scrollView.ours)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    found.gestures.scrollDecelerating?.scrollViewDidEndDecelerating(scrollView.ours)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    found.gestures.scrollAnimationEnding?.scrollViewDidEndScrollingAnimation(scrollView.ours)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    found.gestures.scrollingToTop?.scrollViewShouldScrollToTop(scrollView.ours) ?? true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    found.gestures.scrollingToTop?.scrollViewDidScrollToTop(scrollView.ours)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    found.scrollInsetChanging?.scrollViewDidChangeAdjustedContentInset(scrollView.ours)
  }
}
