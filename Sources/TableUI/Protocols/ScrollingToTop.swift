/// A delegate that has a say in taps on the status bar; without it each scrolls to the top.
@MainActor public protocol ScrollingToTop: AnyObject {
  /// Whether a tap on the status bar scrolls to the top. The default is true.
  func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool

  /// Hears that such a tap has brought the content to its top, or found it there. Does nothing by default.
  func scrollViewDidScrollToTop(_ tableView: TableView)
}

extension ScrollingToTop {
  public func scrollViewShouldScrollToTop(_ tableView: TableView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ tableView: TableView) {}
}
