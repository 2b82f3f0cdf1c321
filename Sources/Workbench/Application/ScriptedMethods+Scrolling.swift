import TableUI

// What a delegate may implement about scrolling: it listens, and what the application does not play the wiring's
// own delegate hears as before.
extension ScriptedMethods: ScrollDelegate {
  func scrollViewDidScroll(_ tableView: TableView) {
    guard !plays(.didScroll) else { return }
    delegate((any ScrollDelegate).self)?.scrollViewDidScroll(tableView)
  }
}

extension ScriptedMethods: ScrollDragging {
  func scrollViewWillBeginDragging(_ tableView: TableView) {
    guard !plays(.willBeginDragging) else { return }
    delegate((any ScrollDragging).self)?.scrollViewWillBeginDragging(tableView)
  }

  func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {
    guard !plays(.willEndDragging) else { return }
    delegate((any ScrollDragging).self)?
      .scrollViewWillEndDragging(
        tableView,
        withVelocity: velocity,
        targetContentOffset: &targetContentOffset
      )
  }

  func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {
    guard !plays(.didEndDragging) else { return }
    delegate((any ScrollDragging).self)?
      .scrollViewDidEndDragging(tableView, willDecelerate: decelerate)
  }
}

extension ScriptedMethods: ScrollDecelerating {
  func scrollViewWillBeginDecelerating(_ tableView: TableView) {
    guard !plays(.willBeginDecelerating) else { return }
    delegate((any ScrollDecelerating).self)?.scrollViewWillBeginDecelerating(tableView)
  }

  func scrollViewDidEndDecelerating(_ tableView: TableView) {
    guard !plays(.didEndDecelerating) else { return }
    delegate((any ScrollDecelerating).self)?.scrollViewDidEndDecelerating(tableView)
  }
}

extension ScriptedMethods: ScrollAnimationEnding, ScrollInsetChanging {
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {}
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {}
}

extension ScriptedMethods: ScrollingToTop {
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool {
    guard plays(.shouldScrollToTop) else {
      return delegate((any ScrollingToTop).self)?.scrollViewShouldScrollToTop(tableView) ?? true
    }
    return flag(.shouldScrollToTop) ?? true
  }

  func scrollViewDidScrollToTop(_ tableView: TableView) {
    guard !plays(.didScrollToTop) else { return }
    delegate((any ScrollingToTop).self)?.scrollViewDidScrollToTop(tableView)
  }
}
