public import TableModel

/// An offer: a title, what there is to say about it, and its buttons. (RDDM: the promotion of a mixed list.)
open class PromoCell: ItemCell {
  /// The height of a row: 88.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 88 }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    lines.add("✦ " + (text ?? ""), .title, line: 0)
    let texts = ContentLines.wrapped(detailText, toWidth: room.width).prefix(
      max(1, lines.count - 2)
    )
    for (line, text) in texts.enumerated() { lines.add(text, .subtitle, line: line + 1) }
    lines.add(buttonRow, .button, line: max(1, lines.count - 1))
    return lines.items
  }
}
