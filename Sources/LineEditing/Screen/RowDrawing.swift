/// Shows the line in as many rows as it takes, on a terminal that understands escape sequences.
struct RowDrawing: LineDrawing {
  var size: (columns: Int, rows: Int)

  private var picture: LinePicture?

  init(size: (columns: Int, rows: Int)) {
    self.size = size
  }

  mutating func show(_ content: LineCells) -> String {
    guard content != picture?.content else { return "" }
    return paint(LinePicture(content, columns: size.columns, rows: size.rows))
  }

  /// What did not fit on the screen is written too, so that it can be found above it.
  mutating func finish(_ content: LineCells) -> String {
    let whole = LinePicture(content, columns: size.columns)
    let text = paint(whole)
    picture = nil
    // The row is empty already; but the full one above ends here, and is not to run on.
    return text + (whole.endsFull ? "\u{1B}[A\n" : "\n")
  }

  mutating func erase() -> String {
    guard let picture else { return "" }
    self.picture = nil
    let row = min(picture.cursor.row - picture.visible.lowerBound, size.rows - 1)
    return "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J"
  }

  mutating func eraseRow() -> String {
    picture = nil
    return "\r\u{1B}[J"
  }

  mutating func eraseScreen() -> String {
    picture = nil
    return "\u{1B}[H\u{1B}[2J"
  }

  mutating func forget() { picture = nil }

  private mutating func paint(_ new: LinePicture) -> String {
    let painter = LinePainter(new, over: picture)
    picture = new
    return painter.output
  }
}
