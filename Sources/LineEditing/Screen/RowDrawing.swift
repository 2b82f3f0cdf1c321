/// Shows the line in as many rows as it takes, on a terminal that understands escape sequences.
struct RowDrawing: LineDrawing {
  private(set) var size: (columns: Int, rows: Int)

  private var picture: LinePicture?

  /// The first row on the screen, where the terminal has moved those above it off for want of room.
  private var top: Int?

  /// Whether the terminal divides its rows anew when it gets another width, as far as we know: some
  /// do, others cut them off.
  private var reflows: Bool?

  init(size: (columns: Int, rows: Int)) {
    self.size = size
  }

  mutating func show(_ content: LineCells) -> String {
    guard content != picture?.content else { return "" }
    let new = LinePicture(content, columns: size.columns, rows: size.rows, top: top)
    if new.visible.lowerBound != top { top = nil }
    return paint(new)
  }

  /// What did not fit on the screen is written too, so that it can be found above it.
  mutating func finish(_ content: LineCells) -> String {
    let whole = LinePicture(content, columns: size.columns, top: top)
    let text = paint(whole)
    forget()
    // The row is empty already; but the full one above ends here, and is not to run on.
    return text + (whole.endsFull ? "\u{1B}[A\n" : "\n")
  }

  mutating func erase() -> String {
    guard let picture else { return "" }
    return erase(rows: picture.cursor.row - picture.visible.lowerBound)
  }

  mutating func eraseRow() -> String { erase(rows: 0) }

  mutating func eraseScreen() -> String {
    forget()
    return "\u{1B}[H\u{1B}[2J"
  }

  mutating func forget(size: (columns: Int, rows: Int)? = nil) {
    picture = nil
    top = nil
    self.size = size ?? self.size
  }

  /// Erases the row of the cursor, so many above it, and all below.
  private mutating func erase(rows: Int) -> String {
    forget()
    let rows = min(rows, size.rows - 1)
    return "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J"
  }

  private mutating func paint(_ new: LinePicture) -> String {
    let painter = LinePainter(new, over: picture)
    picture = new
    return painter.output
  }
}

extension RowDrawing {
  func isLost(in size: (columns: Int, rows: Int)) -> Bool {
    guard let picture, reflows != false else { return false }
    let anew = LinePicture(picture.content, columns: size.columns)
    return top != nil || picture.visible.count > 1 || anew.visible.count > 1
  }

  /// Draws all over what the terminal has made of the rows.
  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String {
    self.size = size
    guard let picture else { return "" }
    let (cut, reflowed) = cursors(of: picture)
    if let cursor, cut.column != reflowed.column {
      if cursor.column == cut.column { reflows = false }
      if cursor.column == reflowed.column { reflows = true }
    }
    // In doubt a row too many is left above the line rather than one of what stands there lost.
    let isReflowed = reflows ?? (reflowed.row < cut.row)
    let isWhole = picture.visible.lowerBound == top ?? 0
    top = nil
    var above = isReflowed ? reflowed.row : cut.row
    if isReflowed, let cursor, cursor.column == reflowed.column, isWhole {
      // Rows that it has moved off the screen meanwhile are where they belong.
      above = LinePicture(picture.content, columns: size.columns).cursor.row
      if above > cursor.row { top = above - cursor.row }
    }
    // The hint was cut to the old width; the next showing has one for this.
    let content = picture.content.withoutHint
    let new = LinePicture(content, columns: size.columns, rows: size.rows, top: top)
    self.picture = new
    return LinePainter(new, anewFrom: min(above, cursor?.row ?? size.rows - 1)).output
  }

  /// Where the cursor is, from the first row on, in a terminal that has this size now, if it cuts
  /// its rows off, and if it divides them anew.
  private func cursors(of picture: LinePicture) -> (cut: ScreenPlace, reflowed: ScreenPlace) {
    let first = picture.visible.lowerBound
    var cut = picture.cursor
    cut.row -= first
    cut.column = min(cut.column, size.columns - 1)
    let anew = LinePicture(picture.content, columns: size.columns)
    var reflowed = anew.cursor
    reflowed.row -= anew.places[picture.firstCell(ofRow: first)].row
    return (cut, reflowed)
  }
}
