import TableUI

// Pulling down to refresh the rows, and pulling up to load more.
extension ItemTableView {
  /// Whether the user can pull the rows down; the item delegate is notified if it is
  /// ``ItemRefreshing``.
  ///
  /// The default is false. Setting it to false removes the control; setting the same value has no
  /// effect.
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

  /// Whether the user can pull the rows up; the item delegate is notified if it is
  /// ``ItemLoadingMore``.
  ///
  /// The default is false. Setting it to false removes the control; setting the same value has no
  /// effect.
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

  /// Stops the active control.
  public func stopRefreshing() {
    if refreshControl?.isRefreshing == true { refreshControl?.endRefreshing() }
    loadMoreControl?.endLoading()
  }

  /// Performs a pull down without a finger; does nothing if pulling is not allowed or already
  /// active.
  public func triggerRefresh() {
    guard let refreshControl, !refreshControl.isRefreshing else { return }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  // Without a listener, the control would spin forever.

  private func tellPullDown() {
    guard let hearer = behind((any ItemRefreshing).self) else { return stopRefreshing() }
    tell(hearer, "pullDownToRefresh()") { hearer.pullDownToRefresh() }
  }

  private func tellPullUp() {
    guard let hearer = behind((any ItemLoadingMore).self) else { return stopRefreshing() }
    tell(hearer, "pullUpToLoadMore()") { hearer.pullUpToLoadMore() }
  }
}
