public import TableModel
import TextLayout

/// A line between rows, with the title in it if there is one. (RDDM: its separator row.)
open class SeparatorCell: ItemCell {
  /// Shows the line.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
  }

  /// The height of a row: 22.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 22 }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    guard let text, !text.isEmpty else {
      lines.add(.rule, line: lines.middle)
      return lines.items
    }
    let width = min(text.displayWidth, max(0, lines.columns - 4))
    let side = max(0, (lines.columns - width - 2) / 2)
    lines.add(.rule, line: lines.middle, right: lines.columns - side)
    lines.add(text, .subtitle, line: lines.middle, left: side + 1, right: side)
    lines.add(.rule, line: lines.middle, left: side + width + 2)
    return lines.items
  }
}
