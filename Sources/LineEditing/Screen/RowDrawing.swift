/// A drawing of the line in as many rows as it needs, for terminals with escape sequences.
struct RowDrawing: LineDrawing {
  private(set) var size: (columns: Int, rows: Int)

  private var picture: LinePicture?

  /// The first row on the screen, if the terminal scrolled the rows above it off.
  private var top: Int?

  /// Whether the terminal rewraps its rows after a width change instead of cutting them off; nil if
  /// unknown.
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

  /// Writes the rows that had no room too, so that they are in the scrollback.
  mutating func finish(_ content: LineCells) -> String {
    let whole = LinePicture(content, columns: size.columns, top: top)
    let text = paint(whole)
    forget()
    // The row is already empty, but the full one above ends here and must not continue.
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

  /// Erases the cursor's row, a number of rows above it, and all rows below.
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

  /// Redraws the line after the terminal changed its rows.
  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String {
    self.size = size
    guard let picture else { return "" }
    let (cut, reflowed) = cursors(of: picture)
    if let cursor, cut.column != reflowed.column {
      if cursor.column == cut.column { reflows = false }
      if cursor.column == reflowed.column { reflows = true }
    }
    // In doubt, an extra row above the line is better than losing a row of other text.
    let isReflowed = reflows ?? (reflowed.row < cut.row)
    let isWhole = picture.visible.lowerBound == top ?? 0
    top = nil
    var above = isReflowed ? reflowed.row : cut.row
    if isReflowed, let cursor, cursor.column == reflowed.column, isWhole {
      // Rows scrolled off the screen meanwhile are in their place.
      above = LinePicture(picture.content, columns: size.columns).cursor.row
      if above > cursor.row { top = above - cursor.row }
    }
    // The hint was cut to the old width; the next update has a new one.
    let content = picture.content.withoutHint
    let new = LinePicture(content, columns: size.columns, rows: size.rows, top: top)
    self.picture = new
    return LinePainter(new, anewFrom: min(above, cursor?.row ?? size.rows - 1)).output
  }

  /// Returns the cursor's positions from the first row on, if rows are cut off and if they are
  /// rewrapped.
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
