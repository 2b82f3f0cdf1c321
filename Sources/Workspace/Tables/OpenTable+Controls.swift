import TableUI

// The controls above and below the rows.
extension OpenTable {
  /// Puts a refresh control above the rows unless there is one, or takes it away.
  package func setRefreshControl(_ isOn: Bool) {
    guard isOn else {
      tableView.refreshControl = nil
      return
    }
    door.installRefreshControl()
    if feed != nil { door.listenToPulls() }
    scriptedRefresh?.listen(to: tableView)
  }

  /// Puts a control for further rows below the rows unless there is one, or takes it away.
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
