import TableUI

// The controls above and below the rows.
extension OpenTable {
  /// Adds a refresh control unless there is one, or removes it.
  package func setRefreshControl(_ isOn: Bool) {
    guard isOn else {
      tableView.refreshControl = nil
      return
    }
    door.installRefreshControl()
    if feed != nil { door.listenToPulls() }
    scriptedRefresh?.listen(to: tableView)
  }

  /// Adds a control that loads more rows unless there is one, or removes it.
  package func setLoadMoreControl(_ isOn: Bool) {
    guard isOn else {
      tableView.loadMoreControl = nil
      return
    }
    guard tableView.loadMoreControl == nil else { return }
    tableView.loadMoreControl = LoadMoreControl()
    feed?.attach(to: door)
  }
}
