import TableModel
import TableUI

/// A data source as one writes it here: sections with titles, an index, and rows that can be deleted and moved.
final class ContactList: TableViewDataSource, TableViewTitling, TableViewIndexing,
  TableViewRowEditing, TableViewRowEditability, TableViewRowMoving
{
  private(set) var groups: [(letter: String, names: [String])] = [
    ("A", ["Ada", "Alan"]), ("G", ["Grace"]),
  ]

  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].names.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ContactCell.self, for: indexPath)
    cell.show(groups[indexPath.section].names[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].letter
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { groups.map(\.letter) }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section > 0
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    switch editingStyle {
    case .delete:
      groups[indexPath.section].names.remove(at: indexPath.row)
      try tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert, .none: break
    }
  }

  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {
    let name = groups[source.section].names.remove(at: source.row)
    groups[destination.section].names.insert(name, at: destination.row)
  }
}
