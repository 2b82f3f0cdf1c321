/// Hears that a person pulled the rows up. (KtTableView: `pullUpToRefreshAction`.)
@MainActor public protocol ItemLoadingMore: ItemDelegate {
  /// Fetches further rows, then calls `stopRefreshing()` of the table view.
  func pullUpToLoadMore()
}
