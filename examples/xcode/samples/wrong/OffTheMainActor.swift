import TableUI

// Expected: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context
func refresh(_ tableView: TableView) { tableView.reloadData() }
