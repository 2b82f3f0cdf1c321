import TableAdapters
import TableModel
import TableUI

/// Stage 3: the table view is its own delegate, asks cells for their heights, and hands the controller items.
final class ExtractedDelegateController: ViewController, TableViewHosting, SectionsProviding {
  let tableView: TableView
  let source: StageDataSource
  var chosen: String?

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    source = StageDataSource(sections)
    let table = ItemTableView(size: size, style: style)
    tableView = table
    super.init()
    table.itemDataSource = source
    table.itemDelegate = self
  }

  var sections: [Section] { source.sections }
}

extension ExtractedDelegateController: ItemSelecting {
  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
    chosen = item.title
  }
}
