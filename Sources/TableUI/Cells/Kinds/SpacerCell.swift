public import TableModel

/// Free room between rows: 22 points, or what the item's height says. (RDDM: its spacer row.)
open class SpacerCell: ItemCell {
  /// Shows nothing.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
  }

  /// The height of a row: 22.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 22 }

  open override func contentItems(in room: Rect) -> [DisplayItem]? { [] }
}
