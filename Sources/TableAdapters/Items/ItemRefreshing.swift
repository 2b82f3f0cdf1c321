/// Hears that a person pulled the rows down. (KtTableView: `pullDownToRefreshAction`.)
@MainActor public protocol ItemRefreshing: ItemDelegate {
  /// Fetches the rows again, then calls `stopRefreshing()` of the table view.
  func pullDownToRefresh()
}
