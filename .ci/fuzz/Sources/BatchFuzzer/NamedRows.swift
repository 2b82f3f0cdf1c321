import TableModel
import TableUI

/// A data source whose rows are names.
@MainActor class NamedRows: TableViewDataSource {
  /// The names, section by section.
  var rows: [[String]]

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(TableViewCell.self, for: indexPath)
    cell.text = rows[indexPath.section][indexPath.row]
    return cell
  }
}
