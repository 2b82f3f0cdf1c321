import TableModel

// What a delegate hears of scrolling.
extension TableView {
  func tellScroll() {
    guard let scrolling = delegateCapabilities.scrolling, has(.didScroll) else { return }
    sends(to: scrolling, "scrollViewDidScroll(_:)", .observed)
    scrolling.scrollViewDidScroll(self)
    answered()
  }

  func tellBeginDragging() {
    guard let dragging = delegateCapabilities.scrollDragging, has(.willBeginDragging) else {
      return
    }
    sends(to: dragging, "scrollViewWillBeginDragging(_:)")
    dragging.scrollViewWillBeginDragging(self)
    answered()
  }

  /// Tells that the finger goes up, and asks where the content shall come to rest.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger was, in points a millisecond.
  ///   - target: Where it would come to rest by itself.
  /// - Returns: Where it does.
  func tellEndDragging(velocity: Double, target: Double) -> Double {
    guard let dragging = delegateCapabilities.scrollDragging, has(.willEndDragging) else {
      return target
    }
    sends(to: dragging, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
    var wanted = Point(x: state.offset.x, y: target)
    dragging.scrollViewWillEndDragging(
      self,
      withVelocity: Point(x: 0, y: velocity),
      targetContentOffset: &wanted
    )
    answered()
    return wanted.y.isNaN ? target : wanted.y
  }

  func tellEndedDragging(willDecelerate decelerates: Bool) {
    guard let dragging = delegateCapabilities.scrollDragging, has(.didEndDragging) else { return }
    sends(to: dragging, "scrollViewDidEndDragging(_:willDecelerate:) \(decelerates)")
    dragging.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    answered()
  }

  func tellBeginDecelerating() {
    guard let hearer = delegateCapabilities.scrollDecelerating, has(.willBeginDecelerating) else {
      return
    }
    sends(to: hearer, "scrollViewWillBeginDecelerating(_:)")
    hearer.scrollViewWillBeginDecelerating(self)
    answered()
  }

  func tellEndDecelerating() {
    guard let hearer = delegateCapabilities.scrollDecelerating, has(.didEndDecelerating) else {
      return
    }
    sends(to: hearer, "scrollViewDidEndDecelerating(_:)")
    hearer.scrollViewDidEndDecelerating(self)
    answered()
  }

  /// Tells that an animated scroll is over, once its rows are there.
  func tellEndOfScrollingAnimation() {
    guard isAnimatingScroll else { return }
    isAnimatingScroll = false
    guard let hearer = delegateCapabilities.scrollAnimationEnding, has(.didEndScrollingAnimation)
    else { return }
    sends(to: hearer, "scrollViewDidEndScrollingAnimation(_:)")
    hearer.scrollViewDidEndScrollingAnimation(self)
    answered()
  }

  func askScrollToTop() -> Bool {
    guard let hearer = delegateCapabilities.scrollingToTop, has(.shouldScrollToTop) else {
      return true
    }
    sends(to: hearer, "scrollViewShouldScrollToTop(_:)")
    let isWanted = hearer.scrollViewShouldScrollToTop(self)
    answered("\(isWanted)")
    return isWanted
  }

  func tellScrollToTop() {
    guard let hearer = delegateCapabilities.scrollingToTop, has(.didScrollToTop) else { return }
    sends(to: hearer, "scrollViewDidScrollToTop(_:)")
    hearer.scrollViewDidScrollToTop(self)
    answered()
  }

  func tellInsetChange() {
    guard let hearer = delegateCapabilities.scrollInsetChanging, has(.didChangeAdjustedContentInset)
    else { return }
    sends(to: hearer, "scrollViewDidChangeAdjustedContentInset(_:)")
    hearer.scrollViewDidChangeAdjustedContentInset(self)
    answered()
  }
}
