public import TableModel
import TextLayout

/// A row whose content is loading: a spinner and a text. (RDDM: its loading rows.)
open class LoadingCell: ItemCell {
  /// Shows the loading text.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
    if text == nil, item != nil { text = "Loading …" }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    lines.add(.glyph(.activityIndicator), line: lines.middle)
    lines.add(text ?? "", .dimmed, line: lines.middle, left: 3)
    return lines.items
  }
}

/// A line between rows, with an optional title in it. (RDDM: its separator row.)
open class SeparatorCell: ItemCell {
  /// Shows the line.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
  }

  /// Returns the height of a row: 22 points, or that of a larger title.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    item?.title?.isEmpty ?? true ? 22 : max(22, tableView.textMetrics.lineHeight)
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
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

/// An empty row, 22 points high unless the item sets a height. (RDDM: its spacer row.)
open class SpacerCell: ItemCell {
  /// Shows nothing.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
  }

  /// Returns the height of a row: 22 points.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 22 }

  open override func contentItems(in room: Rect) -> [DisplayItem]? { [] }
}
