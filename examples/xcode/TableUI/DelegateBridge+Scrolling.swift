public import UIKit

// What a scroll view tells. Zooming is nothing that a table does.
extension DelegateBridge {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    found.scrolling?.scrollViewDidScroll(scrollView.ours)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    found.scrollDragging?.scrollViewWillBeginDragging(scrollView.ours)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    found.scrollDragging?
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
    found.scrollDragging?
      .scrollViewDidEndDragging(scrollView.ours, willDecelerate: decelerate)
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    found.scrollDecelerating?.scrollViewWillBeginDecelerating(scrollView.ours)
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    found.scrollDecelerating?.scrollViewDidEndDecelerating(scrollView.ours)
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    found.scrollAnimationEnding?.scrollViewDidEndScrollingAnimation(scrollView.ours)
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    found.scrollingToTop?.scrollViewShouldScrollToTop(scrollView.ours) ?? true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    found.scrollingToTop?.scrollViewDidScrollToTop(scrollView.ours)
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    found.scrollInsetChanging?.scrollViewDidChangeAdjustedContentInset(scrollView.ours)
  }
}
