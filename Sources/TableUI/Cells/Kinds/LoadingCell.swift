public import TableModel

/// A row whose content is still under way: a turning sign and a word about it. (RDDM: its loading rows.)
open class LoadingCell: ItemCell {
  /// Shows what is being waited for.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    selectionStyle = .none
    if text == nil, item != nil { text = "Loading …" }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    lines.add(.glyph(.activityIndicator), line: lines.middle)
    lines.add(text ?? "", .dimmed, line: lines.middle, left: 3)
    return lines.items
  }
}
