/// Writes what turns one picture on the screen into another.
///
/// From the first cell that differs all is written anew, without erasing first: nothing flickers,
/// and a character typed at the end of the line is all that is written. Rows that are full run on
/// into the next as the terminal itself wraps them, so that it knows them for one line.
struct LinePainter {
  /// What is to be written.
  private(set) var output = ""

  private let new: LinePicture
  private let old: LinePicture?
  private let isAnew: Bool

  /// Where the terminal's cursor is, rows counted from the upper left corner of the picture.
  ///
  /// A column behind the last one means that the row is full and the next character wraps.
  private var pen = ScreenPlace()

  /// Whether the column is certain: after an emoji of several parts at the edge it is not.
  private var isPenExact = true

  /// Whether nothing may stand in the row but what the old picture says.
  private var isRowExact: Bool

  /// Paints a picture.
  ///
  /// - Parameters:
  ///   - new: The picture that is to be seen.
  ///   - old: The picture that is on the screen, the cursor where it says; nil where there is
  ///     nothing from the cursor on, which is at the beginning of a row.
  init(_ new: LinePicture, over old: LinePicture?) {
    self.new = new
    self.old = old
    isAnew = false
    isRowExact = true
    if let old { pen = local(old.cursor, in: old) }
    if let cells = changedCells { write(cells) }
    move(to: local(new.cursor, in: new))
  }

  /// Paints a picture over anything that may be on the screen.
  ///
  /// - Parameters:
  ///   - new: The picture that is to be seen.
  ///   - row: The row of it that the cursor is in, somewhere.
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
  /// The cells of a picture that are on the screen.
  private static func shown(_ picture: LinePicture) -> Range<Int> {
    let first = picture.firstCell(ofRow: picture.visible.lowerBound)
    let end = picture.firstCell(ofRow: picture.visible.upperBound)
    return first..<min(end, picture.content.cells.count)
  }

  /// What must be written; it begins within the old picture, and may be empty where something is
  /// only to be cleared.
  private var changedCells: Range<Int>? {
    let shown = Self.shown(new)
    guard let old, old.visible.lowerBound == new.visible.lowerBound else { return shown }
    let oldEnd = Self.shown(old).upperBound
    let common = zip(old.content.cells[..<oldEnd], new.content.cells[..<shown.upperBound])
      .prefix { $0 == $1 }.count
    guard common < shown.upperBound || common < oldEnd else { return nil }
    // The colours of a prompt count from its beginning.
    var first = common < new.content.promptCount ? 0 : common
    // So does the grey of a hint.
    first = min(first, new.content.lineCount)
    // A wide character that goes to another row leaves a gap, which only its neighbour knows of.
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

  /// Clears what the old picture had behind the end.
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
    // Whatever the terminal makes of it: nothing old shows beside it, it stays in the row, and what
    // follows has its column.
    output += "\u{1B}[\(cell.columns)X\u{1B}[?7l" + cell.text + "\u{1B}[?7h"
    isRowExact = false
    isPenExact = false
    guard pen.column < new.columns else { return }
    let place = pen
    toFirstColumn()
    move(to: place)
  }

  /// Comes to the next row, of which the cell is the first.
  private mutating func goOn(before cell: ScreenCell) {
    if pen.column < new.columns { eraseRow() }
    if isPenExact, cell.isExact {
      // The terminal does it when the cell is written.
      pen = ScreenPlace(row: pen.row + 1)
    } else {
      if isPenExact, pen.column < new.columns { output += " " }
      wrap()
    }
    isRowExact = !isAnew
  }

  /// Goes from a full row to the next, which is only there once something was written in it.
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

  /// Clears what the old picture had in the rest of the row.
  private mutating func eraseRow() {
    if !isRowExact || oldWidth(ofRow: pen.row) > pen.column { output += "\u{1B}[K" }
  }

  private mutating func toFirstColumn() {
    output += "\r"
    pen.column = 0
    isPenExact = true
  }

  private mutating func move(to place: ScreenPlace) {
    // In a full row the terminal's cursor is still on the last column.
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
