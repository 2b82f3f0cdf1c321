public import TableModel
public import TableUI

/// A controller that is the data source of its table view, whose methods are overridden.
///
/// What is no method of these three is a capability: it is declared, and its method overrides nothing.
open class UITableViewController: TableViewController, TableViewDataSource {
  open func numberOfSections(in tableView: TableView) -> Int { 1 }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
}
