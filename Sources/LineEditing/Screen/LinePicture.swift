/// The layout of prompt and line in rows.
///
/// It depends only on the line and the terminal size, so every way of editing ends with the same
/// picture. A full row continues on the next one, even if the text ends there, because the cursor
/// needs a cell. A wide character without room in a row begins the next one.
struct LinePicture: Hashable {
  /// The cells to draw.
  let content: LineCells

  /// The width of the terminal; at least 2, as wide characters require.
  let columns: Int

  /// The position of each cell relative to the start of the prompt; the last one is after all
  /// cells.
  let places: [ScreenPlace]

  /// The rows on the screen, if the terminal has fewer rows than the line.
  let visible: Range<Int>

  /// Creates the layout of a line.
  ///
  /// - Parameters:
  ///   - content: The cells to draw.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal; nil makes all rows visible.
  ///   - top: The first visible row, if the cursor can be visible with it.
  init(_ content: LineCells, columns: Int, rows: Int? = nil, top: Int? = nil) {
    let columns = max(2, columns)
    self.content = content
    self.columns = columns
    var place = ScreenPlace()
    var places: [ScreenPlace] = []
    places.reserveCapacity(content.cells.count + 1)
    for cell in content.cells {
      if place.column + cell.columns > columns { place = ScreenPlace(row: place.row + 1) }
      places.append(place)
      place.column += cell.columns
      if cell == .lineEnd || place.column >= columns { place = ScreenPlace(row: place.row + 1) }
    }
    places.append(place)
    self.places = places
    let count = place.row + 1
    let height = max(1, rows ?? count)
    let cursorRow = places[content.cursor].row
    var top = top ?? -1
    if !(top..<(top + height)).contains(cursorRow) || top < 0 {
      top = max(0, min(cursorRow - height / 2, count - height))
    }
    visible = top..<min(count, top + height)
  }

  /// The position of the cursor.
  var cursor: ScreenPlace { places[content.cursor] }

  /// The end of the line.
  var end: ScreenPlace { places[places.count - 1] }

  /// Whether the last row exists only because the previous one is full.
  var endsFull: Bool { end.row > 0 && end.column == 0 && content.cells.last != .lineEnd }

  /// Returns the first cell in or below a row.
  func firstCell(ofRow row: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the number of used columns in a row.
  func width(ofRow row: Int) -> Int {
    guard visible.contains(row) else { return 0 }
    let next = firstCell(ofRow: row + 1)
    guard next < places.count else { return end.column }
    return places[next - 1].column + content.cells[next - 1].columns
  }
}

/// A way to show the line on one kind of terminal.
///
/// A drawing tracks the contents of the screen. Each function returns the text to write.
protocol LineDrawing {
  /// The size of the terminal, as far as known.
  var size: (columns: Int, rows: Int) { get }

  /// Returns whether, after a size change, only the terminal knows the position of the line.
  func isLost(in size: (columns: Int, rows: Int)) -> Bool

  /// Shows prompt and line at their current position, or at the cursor if they are not on screen.
  mutating func show(_ content: LineCells) -> String

  /// Shows the whole line and moves to the start of the row below it.
  mutating func finish(_ content: LineCells) -> String

  /// Prepares to show the line on a terminal of a new size.
  ///
  /// - Parameters:
  ///   - size: The new size.
  ///   - cursor: The terminal's reported cursor; nil if it was not queried or did not reply.
  /// - Returns: The text to write.
  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String

  /// Removes the line from the screen; the cursor moves to the start of the prompt.
  mutating func erase() -> String

  /// Removes possible remains of the line from the cursor's row on.
  mutating func eraseRow() -> String

  /// Clears the screen.
  mutating func eraseScreen() -> String

  /// Forgets the screen contents; the cursor is at the start of an empty row.
  ///
  /// - Parameter size: The new size of the terminal; nil if unchanged.
  mutating func forget(size: (columns: Int, rows: Int)?)
}
