import TableAdapters
import TableModel
import TableUI

/// The diffable data source of `app snapshot`: its cells show the model's rows with their ids.
final class SnapshotDataSource: TableViewDiffableDataSource<String, ItemID>, ShownPlaceKnowing {
  private let rows: SnapshotRows

  init(_ tableView: TableView, showing snapshot: AppSnapshot.Snapshot, rows: SnapshotRows) {
    self.rows = rows
    super.init(tableView: tableView, showing: snapshot) { table, path, id throws(TableError) in
      let item = rows.item(of: id, near: path)
      let cell = try table.dequeueReusableCell(item?.standardCellClass ?? ItemCell.self, for: path)
      cell.configure(with: item)
      // The model does not have this row; only its identifier is known.
      if item == nil { cell.text = id.text }
      return cell
    }
  }

  override func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    guard let name = sectionIdentifier(for: section) else { return nil }
    return rows.section(name)?.header ?? name
  }

  override func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? {
    let footer = sectionIdentifier(for: section).flatMap(rows.section)?.footer ?? ""
    return footer.isEmpty ? nil : footer
  }
}
