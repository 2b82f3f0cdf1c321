import TableModel
import TableUI

/// A controller as one finds it in an app: it has rows, and a table view that it answers and hears.
final class OwnController: ViewController, TableViewHosting, SectionsProviding {
  let tableView: TableView
  let sections: [Section]

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    self.sections = sections
    tableView = TableView(size: size, style: style)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension OwnController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(TableViewCell.self, for: indexPath)
    cell.text =
      "\(indexPath.row + 1). \(sections[indexPath.section].items[indexPath.row].title ?? "")"
    return cell
  }
}

extension OwnController: TableViewDelegate, TableViewSelecting {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    title = sections[indexPath.section].items[indexPath.row].title
  }
}
