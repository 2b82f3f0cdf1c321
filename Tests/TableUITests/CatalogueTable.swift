import TableModel
import TableUI

/// A table of four rows and one, whose data source and delegate do what an argument table tells them.
@MainActor
final class CatalogueTable: TableViewDataSource, TableViewDelegate, TableViewSizing {
  let tableView = TableView(size: Size(width: 320, height: 132))
  var counts = [4, 1]
  var rowHeight = 44.0
  var headerHeight = 0.0
  var footerHeight = 0.0
  var onCell: (@MainActor (TableView, IndexPath) throws(TableError) -> Void)?

  init() {
    tableView.estimateNothingUnlessSaid()
    tableView.register(ItemCell.self, forCellReuseIdentifier: "ItemCell")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    try onCell?(tableView, indexPath)
    return try tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    rowHeight
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    headerHeight
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    footerHeight
  }
}

extension CatalogueTable {
  /// Makes calls in one batch, with other rows behind it when it ends.
  func batch(
    to counts: [Int],
    _ policy: BatchPolicy = .lenient,
    _ calls: @MainActor (TableView) throws(TableError) -> Void
  ) throws(TableError) {
    tableView.batchPolicy = policy
    tableView.beginUpdates()
    self.counts = counts
    try calls(tableView)
    try tableView.endUpdates()
  }

  /// Loads and lays out anew.
  func reload() throws(TableError) {
    tableView.reloadData()
    try tableView.layoutIfNeeded()
  }

  typealias Snapshot = DataSourceSnapshot<String, String>

  /// Puts a diffable data source before the table view and has it show a changed snapshot.
  func applySnapshot(
    _ change: @MainActor (inout Snapshot) throws(TableError) -> Void
  ) throws(TableError) {
    let source = TableViewDiffableDataSource<String, String>(tableView: tableView) {
      table,
      path,
      _ throws(TableError) in
      try table.dequeueReusableCell(withIdentifier: "ItemCell", for: path)
    }
    var snapshot = source.snapshot()
    try snapshot.appendSections(["Family", "Work"])
    try snapshot.appendItems(["ada", "bob", "x"])
    try source.apply(snapshot)
    try change(&snapshot)
    try source.apply(snapshot)
  }
}
