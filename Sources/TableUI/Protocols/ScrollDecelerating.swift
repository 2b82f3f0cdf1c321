/// A delegate that hears of content that runs on when the finger is up; without it nobody is told.
@MainActor public protocol ScrollDecelerating: AnyObject {
  /// Hears that the content runs on. Does nothing by default.
  func scrollViewWillBeginDecelerating(_ tableView: TableView)

  /// Hears that it has come to rest. Does nothing by default.
  func scrollViewDidEndDecelerating(_ tableView: TableView)
}

extension ScrollDecelerating {
  public func scrollViewWillBeginDecelerating(_ tableView: TableView) {}
  public func scrollViewDidEndDecelerating(_ tableView: TableView) {}
}
