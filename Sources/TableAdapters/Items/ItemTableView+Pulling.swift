import TableUI

// Pulling the rows down to have them fetched again, and up to have more of them.
extension ItemTableView {
  /// Whether a person can pull the rows down; the item delegate hears of it if it is ``ItemRefreshing``.
  ///
  /// The default is false. Switching it off takes the control away; the same value again changes nothing.
  public var allowsPullDown: Bool {
    get { refreshControl != nil }
    set {
      guard newValue != allowsPullDown else { return }
      guard newValue else {
        refreshControl = nil
        return
      }
      let control = RefreshControl()
      control.addTarget(self, for: .valueChanged) { $0.tellPullDown() }
      refreshControl = control
    }
  }

  /// Whether a person can pull the rows up; the item delegate hears of it if it is ``ItemLoadingMore``.
  ///
  /// The default is false. Switching it off takes the control away; the same value again changes nothing.
  public var allowsPullUp: Bool {
    get { loadMoreControl != nil }
    set {
      guard newValue != allowsPullUp else { return }
      guard newValue else {
        loadMoreControl = nil
        return
      }
      let control = LoadMoreControl()
      control.addTarget(self) { $0.tellPullUp() }
      loadMoreControl = control
    }
  }

  /// Ends whichever control is busy.
  public func stopRefreshing() {
    if refreshControl?.isRefreshing == true { refreshControl?.endRefreshing() }
    loadMoreControl?.endLoading()
  }

  /// Does what a pull down does, without a finger; nothing where that is not allowed or under way already.
  public func triggerRefresh() {
    guard let refreshControl, !refreshControl.isRefreshing else { return }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  // A control without a listener would spin forever.

  private func tellPullDown() {
    guard let hearer = behind((any ItemRefreshing).self) else { return stopRefreshing() }
    tell(hearer, "pullDownToRefresh()") { hearer.pullDownToRefresh() }
  }

  private func tellPullUp() {
    guard let hearer = behind((any ItemLoadingMore).self) else { return stopRefreshing() }
    tell(hearer, "pullUpToLoadMore()") { hearer.pullUpToLoadMore() }
  }
}
