package import TableUI

/// What `app refresh handler on` puts behind a refresh control: it reloads the table and ends the refresh.
@MainActor package final class ScriptedRefresh {
  private weak var tableView: TableView?

  /// Creates a handler that listens to nothing.
  package init() {}

  /// Hears of the refresh control of a table view from now on.
  package func listen(to tableView: TableView) {
    self.tableView?.refreshControl?.removeTarget(self)
    self.tableView = tableView
    tableView.refreshControl?.addTarget(self, for: .valueChanged) { $0.refresh() }
  }

  /// Hears of nothing any more.
  package func stop() { tableView?.refreshControl?.removeTarget(self) }

  private func refresh() {
    tableView?.reloadData()
    tableView?.refreshControl?.endRefreshing()
  }
}
