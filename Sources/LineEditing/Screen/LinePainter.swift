/// A writer of the output that turns one picture on the screen into another.
///
/// It rewrites everything from the first changed cell without erasing first, so that the screen
/// does not flicker. A character typed at the end of the line is the only output. Full rows run
/// into the next one, as the terminal wraps them, so that it treats them as one line.
struct LinePainter {
  /// The text to write.
  private(set) var output = ""

  private let new: LinePicture
  private let old: LinePicture?
  private let isAnew: Bool

  /// The terminal's cursor, with rows counted from the upper left corner of the picture.
  ///
  /// A column after the last one means that the row is full and the next character wraps.
  private var pen = ScreenPlace()

  /// Whether the column is certain; it is not after a multi-part emoji at the edge.
  private var isPenExact = true

  /// Whether the row contains only the cells of the old picture.
  private var isRowExact: Bool

  /// Creates a painter for a picture.
  ///
  /// - Parameters:
  ///   - new: The new picture.
  ///   - old: The picture on the screen. Nil means that the screen is empty from the cursor on,
  ///     which is at the start of a row.
  init(_ new: LinePicture, over old: LinePicture?) {
    self.new = new
    self.old = old
    isAnew = false
    isRowExact = true
    if let old { pen = local(old.cursor, in: old) }
    if let cells = changedCells { write(cells) }
    move(to: local(new.cursor, in: new))
  }

  /// Creates a painter for a picture over unknown screen contents.
  ///
  /// - Parameters:
  ///   - new: The new picture.
  ///   - row: The picture's row that the cursor is in; its column is unknown.
  init(_ new: LinePicture, anewFrom row: Int) {
    self.new = new
    old = nil
    isAnew = true
    isRowExact = false
    pen.row = row
    isPenExact = false
    write(Self.shown(new))
    move(to: local(new.cursor, in: new))
  }

  private func local(_ place: ScreenPlace, in picture: LinePicture) -> ScreenPlace {
    ScreenPlace(row: place.row - picture.visible.lowerBound, column: place.column)
  }
}

extension LinePainter {
  /// Returns the cells of a picture that are on the screen.
  private static func shown(_ picture: LinePicture) -> Range<Int> {
    let first = picture.firstCell(ofRow: picture.visible.lowerBound)
    let end = picture.firstCell(ofRow: picture.visible.upperBound)
    return first..<min(end, picture.content.cells.count)
  }

  /// The cells to write; they start in the old picture, and may be empty if cells are only cleared.
  private var changedCells: Range<Int>? {
    let shown = Self.shown(new)
    guard let old, old.visible.lowerBound == new.visible.lowerBound else { return shown }
    let oldEnd = Self.shown(old).upperBound
    let common = zip(old.content.cells[..<oldEnd], new.content.cells[..<shown.upperBound])
      .prefix { $0 == $1 }.count
    guard common < shown.upperBound || common < oldEnd else { return nil }
    // The colors of a prompt apply from its start.
    var first = common < new.content.promptCount ? 0 : common
    // The gray of a hint does as well.
    first = min(first, new.content.lineCount)
    // A wide character that moves to another row leaves a gap, so its neighbor is rewritten too.
    let isElsewhere = new.places[first] != old.places[first]
    if isElsewhere || new.places[first].row >= old.visible.upperBound { first -= 1 }
    return max(first, shown.lowerBound)..<shown.upperBound
  }

  private mutating func write(_ cells: Range<Int>) {
    move(to: local(new.places[cells.lowerBound], in: new))
    for index in cells {
      let cell = new.content.cells[index]
      let place = local(new.places[index], in: new)
      if cell == .lineEnd {
        if pen.column >= new.columns { wrap() }
        eraseRow()
        if place.row + 1 < new.visible.count { newLine() }
      } else {
        if place.row > pen.row { goOn(before: cell) }
        write(cell)
      }
    }
    finish(isCut: new.visible.upperBound <= new.end.row)
  }

  /// Clears the old picture's cells after the end.
  private mutating func finish(isCut: Bool) {
    if isCut {
      if pen.column < new.columns { eraseRow() }
      return
    }
    if pen.column >= new.columns { wrap() }
    let hasMore = (old?.visible.count ?? 0) > pen.row + 1 || oldWidth(ofRow: pen.row) > pen.column
    if hasMore || !isRowExact { output += "\u{1B}[J" }
  }

  private func oldWidth(ofRow row: Int) -> Int {
    old.map { $0.width(ofRow: row + $0.visible.lowerBound) } ?? 0
  }
}

extension LinePainter {
  private mutating func write(_ cell: ScreenCell) {
    pen.column += cell.columns
    guard !cell.isExact else {
      output += cell.text
      return
    }
    // Whatever the terminal draws, old text beside it is cleared and it stays in the row. The next
    // cell keeps its column.
    output += "\u{1B}[\(cell.columns)X\u{1B}[?7l" + cell.text + "\u{1B}[?7h"
    isRowExact = false
    isPenExact = false
    guard pen.column < new.columns else { return }
    let place = pen
    toFirstColumn()
    move(to: place)
  }

  /// Moves to the next row, which starts with the cell.
  private mutating func goOn(before cell: ScreenCell) {
    if pen.column < new.columns { eraseRow() }
    if isPenExact, cell.isExact {
      // The terminal wraps when the cell is written.
      pen = ScreenPlace(row: pen.row + 1)
    } else {
      if isPenExact, pen.column < new.columns { output += " " }
      wrap()
    }
    isRowExact = !isAnew
  }

  /// Moves from a full row to the next one, which exists only once a cell is written in it.
  private mutating func wrap() {
    output += isPenExact ? " \r" : "\n"
    pen = ScreenPlace(row: pen.row + 1)
    isPenExact = true
    isRowExact = !isAnew
  }

  private mutating func newLine() {
    output += "\n"
    pen = ScreenPlace(row: pen.row + 1)
    isRowExact = !isAnew
  }

  /// Clears the old picture's cells in the rest of the row.
  private mutating func eraseRow() {
    if !isRowExact || oldWidth(ofRow: pen.row) > pen.column { output += "\u{1B}[K" }
  }

  private mutating func toFirstColumn() {
    output += "\r"
    pen.column = 0
    isPenExact = true
  }

  private mutating func move(to place: ScreenPlace) {
    // In a full row, the terminal's cursor is still on the last column.
    if pen.column >= new.columns || !isPenExact { toFirstColumn() }
    if place.row < pen.row { output += "\u{1B}[\(pen.row - place.row)A" }
    if place.row > pen.row { output += "\u{1B}[\(place.row - pen.row)B" }
    let distance = place.column - pen.column
    switch distance {
    case 0: break
    case 1...: output += "\u{1B}[\(distance)C"
    case _ where place.column == 0: output += "\r"
    case -3..<0: output += String(repeating: "\u{8}", count: -distance)
    default: output += "\u{1B}[\(-distance)D"
    }
    pen = place
  }
}
