import TableUI

// What a delegate may implement about scrolling: it listens.
extension ScriptedMethods: ScrollDelegate, ScrollDragging, ScrollDecelerating {
  func scrollViewDidScroll(_ tableView: TableView) {}
}

extension ScriptedMethods: ScrollAnimationEnding, ScrollInsetChanging {
  func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {}
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {}
}

extension ScriptedMethods: ScrollingToTop {
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool {
    flag(.shouldScrollToTop) ?? true
  }
}
