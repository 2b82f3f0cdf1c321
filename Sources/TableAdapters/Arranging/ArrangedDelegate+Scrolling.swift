public import TableUI

// Scrolling names no rows, so that it is only passed on.
extension ArrangedDelegate: ScrollDelegate {
  public func scrollViewDidScroll(_ tableView: TableView) {
    pass((any ScrollDelegate).self, tableView, "scrollViewDidScroll(_:)") {
      $0.scrollViewDidScroll(tableView)
    }
  }

  /// Tells the one behind, where it has the capability.
  private func pass<Capability>(
    _ capability: Capability.Type,
    _ tableView: TableView,
    _ selector: String,
    _ body: (Capability) -> Void
  ) {
    guard let target = behind(capability) else { return }
    rows.relay(tableView, to: target, selector) { body(target) }
  }
}

extension ArrangedDelegate: ScrollDragging {
  public func scrollViewWillBeginDragging(_ tableView: TableView) {
    pass((any ScrollDragging).self, tableView, "scrollViewWillBeginDragging(_:)") {
      $0.scrollViewWillBeginDragging(tableView)
    }
  }

  public func scrollViewWillEndDragging(
    _ tableView: TableView,
    withVelocity velocity: Point,
    targetContentOffset: inout Point
  ) {
    let selector = "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
    pass((any ScrollDragging).self, tableView, selector) {
      $0.scrollViewWillEndDragging(
        tableView,
        withVelocity: velocity,
        targetContentOffset: &targetContentOffset
      )
    }
  }

  public func scrollViewDidEndDragging(_ tableView: TableView, willDecelerate decelerate: Bool) {
    let selector = "scrollViewDidEndDragging(_:willDecelerate:) \(decelerate)"
    pass((any ScrollDragging).self, tableView, selector) {
      $0.scrollViewDidEndDragging(tableView, willDecelerate: decelerate)
    }
  }
}

extension ArrangedDelegate: ScrollDecelerating {
  public func scrollViewWillBeginDecelerating(_ tableView: TableView) {
    pass((any ScrollDecelerating).self, tableView, "scrollViewWillBeginDecelerating(_:)") {
      $0.scrollViewWillBeginDecelerating(tableView)
    }
  }

  public func scrollViewDidEndDecelerating(_ tableView: TableView) {
    pass((any ScrollDecelerating).self, tableView, "scrollViewDidEndDecelerating(_:)") {
      $0.scrollViewDidEndDecelerating(tableView)
    }
  }
}

extension ArrangedDelegate: ScrollAnimationEnding {
  public func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {
    pass((any ScrollAnimationEnding).self, tableView, "scrollViewDidEndScrollingAnimation(_:)") {
      $0.scrollViewDidEndScrollingAnimation(tableView)
    }
  }
}

extension ArrangedDelegate: ScrollingToTop {
  public func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool {
    guard let target = behind((any ScrollingToTop).self) else { return true }
    return rows.relay(tableView, to: target, "scrollViewShouldScrollToTop(_:)") {
      target.scrollViewShouldScrollToTop(tableView)
    }
  }

  public func scrollViewDidScrollToTop(_ tableView: TableView) {
    pass((any ScrollingToTop).self, tableView, "scrollViewDidScrollToTop(_:)") {
      $0.scrollViewDidScrollToTop(tableView)
    }
  }
}

extension ArrangedDelegate: ScrollInsetChanging {
  public func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {
    pass((any ScrollInsetChanging).self, tableView, "scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(tableView)
    }
  }
}
