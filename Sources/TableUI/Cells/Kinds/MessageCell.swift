public import TableModel

/// A text over as many lines as it needs, and a further one below. (RDDM: its message row.)
open class MessageCell: MeasuredCell {
  /// Shows title and subtitle in full.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    numberOfLines = 0
    detailNumberOfLines = 0
    selectionStyle = .none
  }

  open override func contentLineCount(forWidth width: Double) -> Int {
    [text, detailText].reduce(0) { $0 + ContentLines.wrapped($1, toWidth: width).count }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    var line = 0
    for (text, role) in [(text, TextRole.title), (detailText, .subtitle)] {
      for part in ContentLines.wrapped(text, toWidth: room.width) {
        lines.add(part, role, line: line)
        line += 1
      }
    }
    return lines.items
  }
}
