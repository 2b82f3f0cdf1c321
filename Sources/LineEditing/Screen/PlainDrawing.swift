/// A drawing of the line in one row, for a terminal of an unknown kind.
///
/// Such a terminal can only move left by one column or to the start of the row. A longer line shows
/// the part around the cursor, which scrolls by half a row at a time.
struct PlainDrawing: LineDrawing {
  /// The contents of the screen.
  private struct Row: Hashable {
    var cells: [ScreenCell] = []
    /// The number of cells before the cursor.
    var cursor = 0
    /// The first cell of the line in the row.
    var start = 0
  }

  private(set) var size: (columns: Int, rows: Int)

  private let lineEnd: ScreenCell
  private var row = Row()

  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - allowsUnicode: Whether non-ASCII text can be printed.
  init(size: (columns: Int, rows: Int), allowsUnicode: Bool) {
    self.size = size
    lineEnd = allowsUnicode ? ScreenCell("␊") : ScreenCell("?")
  }

  mutating func show(_ content: LineCells) -> String {
    let new = part(of: content)
    defer { row = new }
    let isSamePart = new.start == row.start
    let common = isSamePart ? zip(new.cells, row.cells).prefix { $0 == $1 }.count : 0
    guard common < max(new.cells.count, row.cells.count) else {
      return moving(from: row.cursor, to: new.cursor, in: new.cells)
    }
    var text = moving(from: row.cursor, to: common, in: row.cells)
    text += new.cells[common...].map(\.text).joined()
    let surplus = width(row.cells[common...]) - width(new.cells[common...])
    if surplus > 0 {
      text += String(repeating: " ", count: surplus) + String(repeating: "\u{8}", count: surplus)
    }
    return text + moving(from: new.cells.count, to: new.cursor, in: new.cells)
  }

  mutating func finish(_ content: LineCells) -> String {
    let text = show(content)
    let isWhole = row.cells.count == content.cells.count
    forget()
    return text + (isWhole ? "\n" : "\r" + content.cells.map(\.text).joined() + "\n")
  }

  func isLost(in size: (columns: Int, rows: Int)) -> Bool { false }

  mutating func resize(to size: (columns: Int, rows: Int), cursor: ScreenPlace?) -> String {
    // Text that no longer had room wrapped to another row, which cannot be erased.
    self.size.columns = min(self.size.columns, size.columns)
    let text = erase()
    forget(size: size)
    return text
  }

  mutating func erase() -> String {
    let width = min(width(row.cells[...]), size.columns - 1)
    forget()
    return width > 0 ? "\r" + String(repeating: " ", count: width) + "\r" : ""
  }

  mutating func eraseRow() -> String {
    forget()
    return "\n"
  }

  mutating func eraseScreen() -> String { eraseRow() }

  mutating func forget(size: (columns: Int, rows: Int)? = nil) {
    row = Row()
    self.size = size ?? self.size
  }

  /// Returns the cells around the cursor that have room in a row.
  ///
  /// The last column stays free, because terminals handle it differently.
  private func part(of content: LineCells) -> Row {
    let cells = content.cells.map { $0 == .lineEnd ? lineEnd : $0 }
    let room = max(1, size.columns - 1)
    var start = 0
    var before = width(cells[..<content.cursor])
    while before >= room, start < content.cursor {
      let limit = before - max(1, room / 2)
      while before > limit, start < content.cursor {
        before -= cells[start].columns
        start += 1
      }
    }
    var end = content.cursor
    while end < cells.count, before + cells[end].columns <= room {
      before += cells[end].columns
      end += 1
    }
    return Row(cells: Array(cells[start..<end]), cursor: content.cursor - start, start: start)
  }

  private func width(_ cells: ArraySlice<ScreenCell>) -> Int {
    cells.reduce(0) { $0 + $1.columns }
  }

  /// Returns the text that moves the cursor; moving right rewrites the same characters.
  private func moving(from: Int, to: Int, in cells: [ScreenCell]) -> String {
    guard from > to else { return cells[from..<to].map(\.text).joined() }
    return String(repeating: "\u{8}", count: width(cells[to..<from]))
  }
}
