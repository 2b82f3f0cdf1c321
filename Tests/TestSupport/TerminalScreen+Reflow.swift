extension TerminalScreen {
  /// Rows that went on in one another, as one.
  private struct Line {
    var cells: [String] = []
    /// How many cells stand before the cursor, where it is in this line.
    var cursor: Int?
  }

  /// Gives the screen another size, dividing into rows anew what went on from row to row.
  mutating func reflow(columns: Int, rows: Int) {
    let lines = lines
    self.columns = columns
    cells = []
    isContinued = []
    for line in lines { divide(line) }
    while cells.count > rows {
      if row < cells.count - 1, cells[cells.count - 1] == emptyRow {
        cells.removeLast()
        isContinued.removeLast()
      } else {
        scrolledOut.append(TerminalScreen.trimmed(cells.removeFirst()))
        isContinued.removeFirst()
        row -= 1
      }
    }
    while cells.count < rows {
      cells.append(emptyRow)
      isContinued.append(false)
    }
    height = rows
    isPastEnd = false
    lastPlace = nil
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var line = Line()
    for index in cells.indices {
      if index == row { line.cursor = line.cells.count + column + (isPastEnd ? 1 : 0) }
      line.cells += cells[index]
      if isContinued[index], index + 1 < cells.count {
        // The gap before a wide character that did not fit.
        let isWideNext = cells[index + 1].dropFirst().first == ""
        let isGap = cells[index].last == TerminalScreen.blank && isWideNext
        if isGap { line.cells.removeLast() }
      } else {
        while line.cells.last == TerminalScreen.blank { line.cells.removeLast() }
        lines.append(line)
        line = Line()
      }
    }
    return lines
  }

  private mutating func divide(_ line: Line) {
    var rowCells: [String] = []
    func finish(_ screen: inout TerminalScreen, isContinued: Bool) {
      let missing = max(0, screen.columns - rowCells.count)
      screen.cells.append(rowCells + [String](repeating: TerminalScreen.blank, count: missing))
      screen.isContinued.append(isContinued)
      rowCells = []
    }
    let blanks = max(0, (line.cursor ?? 0) - line.cells.count)
    let all = line.cells + [String](repeating: TerminalScreen.blank, count: blanks)
    for (index, cell) in all.enumerated() {
      let width = index + 1 < all.count && all[index + 1].isEmpty ? 2 : 1
      if !cell.isEmpty, rowCells.count + width > columns { finish(&self, isContinued: true) }
      if index == line.cursor { (row, column) = (cells.count, rowCells.count) }
      rowCells.append(cell)
    }
    if let cursor = line.cursor, cursor >= all.count {
      if rowCells.count >= columns { finish(&self, isContinued: true) }
      (row, column) = (cells.count, rowCells.count)
    }
    finish(&self, isContinued: false)
  }
}
