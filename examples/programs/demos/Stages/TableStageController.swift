import TableAdapters
import TableModel
import TableUI

/// Stage 4: a table controller makes and binds the table; what is left is which rows, and what a tap does.
final class TableStageController: ItemTableController, SectionsProviding, ItemSelecting {
  var chosen: String?

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    super.init(dataSource: StageDataSource(sections), style: style, size: size)
  }

  var sections: [Section] { itemDataSource.sections }

  func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
    chosen = item.title
  }
}
