public import TableUI

// Each method turns one delegate call of the scroll view into one event.
extension GeneratorDelegate: ScrollDelegate {
  /// Sends a scroll event to the plugins in order.
  public func send(_ event: ScrollEvent) {
    guard let manager else { return }
    for plugin in manager.plugins {
      manager.count("scroll", for: plugin)
      plugin.process(event, in: manager)
    }
  }

  public func scrollViewDidScroll(_ tableView: TableView) { send(.didScroll) }
}

extension GeneratorDelegate: ScrollDragging {
  public func scrollViewWillBeginDragging(_ tableView: TableView) { send(.willBeginDragging) }

  public func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) { send(.willEndDragging(velocity: velocity, targetContentOffset: targetContentOffset)) }

  public func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {
    send(.didEndDragging(willDecelerate: decelerate))
  }
}

extension GeneratorDelegate: ScrollDecelerating {
  public func scrollViewWillBeginDecelerating(_ tableView: TableView) {
    send(.willBeginDecelerating)
  }

  public func scrollViewDidEndDecelerating(_ tableView: TableView) { send(.didEndDecelerating) }
}

extension GeneratorDelegate: ScrollAnimationEnding {
  public func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {
    send(.didEndScrollingAnimation)
  }
}

extension GeneratorDelegate: ScrollingToTop {
  public func scrollViewDidScrollToTop(_ tableView: TableView) { send(.didScrollToTop) }
}

extension GeneratorDelegate: ScrollInsetChanging {
  public func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {
    send(.didChangeAdjustedContentInset)
  }
}

extension GeneratorDelegate: ScrollZooming {
  public func scrollViewWillBeginZooming(_ tableView: TableView) { send(.willBeginZooming) }

  public func scrollViewDidZoom(_ tableView: TableView) { send(.didZoom) }

  public func scrollViewDidEndZooming(_ tableView: TableView, atScale scale: Double) {
    send(.didEndZooming(scale: scale))
  }
}
