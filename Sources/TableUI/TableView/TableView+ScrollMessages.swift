import TableModel

// What a delegate hears of scrolling.
extension TableView {
  func notifyDidScroll() {
    tell(.didScroll, \.scrolling, .observed) { $0.scrollViewDidScroll(self) }
  }

  func tellBeginDragging() {
    tell(.willBeginDragging, \.scrollDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// Tells that the finger goes up, and asks where the content shall come to rest.
  ///
  /// - Parameters:
  ///   - velocity: How fast the finger was, in points a millisecond.
  ///   - target: Where it would come to rest by itself.
  /// - Returns: Where it does.
  func tellEndDragging(velocity: Double, target: Double) -> Double {
    var wanted = Point(x: state.offset.x, y: target)
    tell(.willEndDragging, \.scrollDragging) {
      $0.scrollViewWillEndDragging(
        self,
        withVelocity: Point(x: 0, y: velocity),
        targetContentOffset: &wanted
      )
    }
    return wanted.y.isNaN ? target : wanted.y
  }

  func tellEndedDragging(willDecelerate decelerates: Bool) {
    tell(.didEndDragging, \.scrollDragging, with: "\(decelerates)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
  }

  func tellBeginDecelerating() {
    tell(.willBeginDecelerating, \.scrollDecelerating) {
      $0.scrollViewWillBeginDecelerating(self)
    }
  }

  func tellEndDecelerating() {
    tell(.didEndDecelerating, \.scrollDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Tells that an animated scroll is over, once its rows are there.
  func tellEndOfScrollingAnimation() {
    guard isAnimatingScroll else { return }
    isAnimatingScroll = false
    tell(.didEndScrollingAnimation, \.scrollAnimationEnding) {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func askScrollToTop() -> Bool {
    guard let found = find(.shouldScrollToTop, \.scrollingToTop) else { return true }
    return call(found) { $0.scrollViewShouldScrollToTop(self) }
  }

  func notifyDidScrollToTop() {
    tell(.didScrollToTop, \.scrollingToTop) { $0.scrollViewDidScrollToTop(self) }
  }

  func tellInsetChange() {
    tell(.didChangeAdjustedContentInset, \.scrollInsetChanging) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}
