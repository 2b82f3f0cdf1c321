import TableModel
import TableUI

/// Stage 1: everything in one controller.
final class EverythingController: ViewController, TableViewHosting, SectionsProviding {
  let tableView: TableView
  let sections: [Section]
  var chosen: String?

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    self.sections = sections
    tableView = TableView(size: size, style: style)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension EverythingController: TableViewDataSource, TableViewTitling {
  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let item = sections[indexPath.section].items[indexPath.row]
    let cell = try tableView.dequeueReusableCell(MainCell.self, for: indexPath)
    cell.text = item.title
    cell.detailText = item.subtitle
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
}

extension EverythingController: TableViewDelegate, TableViewSizing, TableViewSelecting {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 60 }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = sections[indexPath.section].items[indexPath.row].title
  }
}
