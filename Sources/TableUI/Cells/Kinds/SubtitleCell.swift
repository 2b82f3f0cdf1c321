public import TableModel

/// A higher cell: the title over the subtitle beside the image. (KtTableView: `KtMainTableViewCell`.)
open class SubtitleCell: ItemCell {
  /// The height of a row: 60.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 60 }
}
