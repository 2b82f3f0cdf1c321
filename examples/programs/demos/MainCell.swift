import TableModel
import TableUI

/// A cell that says of itself how high it is, and nothing else. (KtTableView: main cell.)
final class MainCell: ItemCell {
  override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 60 }
}
