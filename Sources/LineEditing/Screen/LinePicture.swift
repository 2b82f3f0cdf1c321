/// Where everything stands when prompt and line are drawn in rows.
///
/// It depends on nothing but the line and the size of the terminal, so that any way of editing ends
/// with the same picture. A row that is full goes on in the next one, also where the text ends
/// there: the cursor needs a place. A wide character that has no room in a row begins the next one.
struct LinePicture: Hashable {
  /// What is drawn.
  let content: LineCells

  /// The width of the terminal; at least two, as a wide character needs.
  let columns: Int

  /// Where each cell stands, counted from where the prompt begins; the last is behind all of them.
  let places: [ScreenPlace]

  /// The rows that are on the screen, where the terminal has fewer than the line.
  let visible: Range<Int>

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - content: What is drawn.
  ///   - columns: The width of the terminal.
  ///   - rows: Its height; without one all rows are visible.
  ///   - top: The first row that is visible, if it can be with the cursor in sight.
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

  /// Where the cursor stands.
  var cursor: ScreenPlace { places[content.cursor] }

  /// Where the line ends.
  var end: ScreenPlace { places[places.count - 1] }

  /// Whether the last row is there only because the one before is full.
  var endsFull: Bool { end.row > 0 && end.column == 0 && content.cells.last != .lineEnd }

  /// The first cell of a row, or of one below it.
  func firstCell(ofRow row: Int) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The columns that are in use in a row.
  func width(ofRow row: Int) -> Int {
    guard visible.contains(row) else { return 0 }
    let next = firstCell(ofRow: row + 1)
    guard next < places.count else { return end.column }
    return places[next - 1].column + content.cells[next - 1].columns
  }
}

/// How a kind of terminal is made to show the line.
///
/// A drawing knows what it has put on the screen. Each function tells what is to be written now.
protocol LineDrawing {
  /// The size that the terminal has, as far as we know.
  var size: (columns: Int, rows: Int) { get }

  /// Whether only the terminal can tell where the line is, now that it has another size.
  func isLost(in size: (columns: Int, rows: Int)) -> Bool

  /// Shows prompt and line where they are already, or from the cursor on where nothing is yet.
  mutating func show(_ content: LineCells) -> String

  /// Shows all of the line and goes to the beginning of the row below it.
  mutating func finish(_ content: LineCells) -> String

  /// Gets ready to show the line on a terminal that has another size now.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - cursor: Where the terminal says that its cursor is; nil where it was not asked, or did not
  ///     answer.
  /// - Returns: What is to be written.
  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String

  /// Takes the line off the screen; the cursor stands where the prompt began.
  mutating func erase() -> String

  /// Takes off all that may be left of the line from the cursor's row on.
  mutating func eraseRow() -> String

  /// Takes everything off the screen.
  mutating func eraseScreen() -> String

  /// Forgets what is on the screen: the cursor stands at the beginning of an empty row.
  ///
  /// - Parameter size: The size of the terminal, where it may be another one.
  mutating func forget(size: (columns: Int, rows: Int)?)
}
