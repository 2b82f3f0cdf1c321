package import TableUI

/// The handler of `app refresh handler on`: it reloads the table and ends the refresh.
@MainActor package final class ScriptedRefresh {
  private weak var tableView: TableView?

  /// Creates a handler without a refresh control.
  package init() {}

  /// Starts handling the refresh control of a table view.
  package func listen(to tableView: TableView) {
    self.tableView?.refreshControl?.removeTarget(self)
    self.tableView = tableView
    tableView.refreshControl?.addTarget(self, for: .valueChanged) { $0.refresh() }
  }

  /// Stops handling the refresh control.
  package func stop() { tableView?.refreshControl?.removeTarget(self) }

  private func refresh() {
    tableView?.reloadData()
    tableView?.refreshControl?.endRefreshing()
  }
}
