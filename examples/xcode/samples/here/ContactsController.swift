import TableModel
import TableUI

/// A controller as one writes it here, with a form's switch and a list that finds out what changed.
final class ContactsController: TableViewController {
  let contacts = ContactList()
  let listener = ContactDelegate()

  override func makeDataSource() -> (any TableViewDataSource)? { contacts }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.delegate = listener
    tableView.rowHeight = 50
    tableView.allowsMultipleSelectionDuringEditing = true
    let control = RefreshControl()
    control.addTarget(self, for: .valueChanged) { $0.reload() }
    refreshControl = control
  }

  func reload() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  func show(_ row: Int) throws(TableError) {
    let path = IndexPath(row: row, section: 0)
    try tableView.scrollToRow(at: path, at: .middle, animated: true)
    try tableView.performBatchUpdates { () throws(TableError) in
      try tableView.reloadRows(at: [path], with: .automatic)
    }
  }
}

/// The same names by identifiers.
@MainActor final class Names {
  private let source: TableViewDiffableDataSource<Int, String>

  init(_ tableView: TableView) {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "name")
    source = TableViewDiffableDataSource(tableView: tableView) {
      (tableView, indexPath, name) throws(TableError) in
      let cell = try tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      cell.text = name
      return cell
    }
  }

  func show(_ names: [String]) throws(TableError) {
    var snapshot = source.snapshot()
    snapshot.deleteAllItems()
    try snapshot.appendSections([0])
    try snapshot.appendItems(names)
    try source.apply(snapshot, animatingDifferences: true)
  }
}
