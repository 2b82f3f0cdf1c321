import TableModel

// Scroll messages to the delegate.
extension TableView {
  func notifyDidScroll() {
    tell(.didScroll, \.scrolling, .observed) { $0.scrollViewDidScroll(self) }
  }

  func tellBeginDragging() {
    tell(.willBeginDragging, \.gestures.scrollDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// Notifies the delegate that the finger lifts and asks for the final offset.
  ///
  /// - Parameters:
  ///   - velocity: The speed of the finger, in points per millisecond.
  ///   - target: The offset at which the content would stop.
  /// - Returns: The final offset.
  func tellEndDragging(velocity: Double, target: Double) -> Double {
    var wanted = Point(x: state.offset.x, y: target)
    tell(.willEndDragging, \.gestures.scrollDragging) {
      $0.scrollViewWillEndDragging(
        self,
        withVelocity: Point(x: 0, y: velocity),
        targetContentOffset: &wanted
      )
    }
    return wanted.y.isNaN ? target : wanted.y
  }

  func tellEndedDragging(willDecelerate decelerates: Bool) {
    tell(.didEndDragging, \.gestures.scrollDragging, with: "\(decelerates)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }
  }

  func tellBeginDecelerating() {
    tell(.willBeginDecelerating, \.gestures.scrollDecelerating) {
      $0.scrollViewWillBeginDecelerating(self)
    }
  }

  func tellEndDecelerating() {
    tell(.didEndDecelerating, \.gestures.scrollDecelerating) {
      $0.scrollViewDidEndDecelerating(self)
    }
  }

  /// Notifies the delegate of the end of an animated scroll, once its rows are loaded.
  func tellEndOfScrollingAnimation() {
    guard isAnimatingScroll else { return }
    isAnimatingScroll = false
    tell(.didEndScrollingAnimation, \.gestures.scrollAnimationEnding) {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func askScrollToTop() -> Bool {
    guard let found = find(.shouldScrollToTop, \.gestures.scrollingToTop) else { return true }
    return call(found) { $0.scrollViewShouldScrollToTop(self) }
  }

  func notifyDidScrollToTop() {
    tell(.didScrollToTop, \.gestures.scrollingToTop) { $0.scrollViewDidScrollToTop(self) }
  }

  func tellInsetChange() {
    tell(.didChangeAdjustedContentInset, \.scrollInsetChanging) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}
