extension TerminalScreen {
  /// Shows a character where the cursor is.
  mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.terminalWidth
    guard width > 0, !isJoined(scalar) else { return mark(scalar) }
    if isPastEnd || column + width > columns, columns >= width {
      if wraps {
        column = 0
        isContinued[row] = true
        lineFeed()
      } else {
        column = columns - width
      }
      isPastEnd = false
    }
    let last = min(column + width, columns)
    if isInserting {
      shift(by: width)
    } else {
      for index in column..<last { split(index) }
    }
    lastPlace = Place(row: row, column: column)
    cells[row][column] = String(scalar)
    for index in (column + 1)..<max(column + 1, last) { cells[row][index] = "" }
    isPastEnd = last == columns && wraps
    column = min(last, columns - 1)
  }

  /// Whether a character becomes a part of the last one.
  private func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    guard joinsCharacters, let place = lastPlace else { return false }
    let text = cells[place.row][place.column] + String(scalar)
    return text.count == 1
  }

  /// Puts a mark on the last character.
  private mutating func mark(_ scalar: Unicode.Scalar) {
    guard let place = lastPlace else { return }
    cells[place.row][place.column].unicodeScalars.append(scalar)
  }

  /// What is left of a wide character of which one half goes is blank.
  private mutating func split(_ index: Int) {
    if cells[row][index].isEmpty, index > 0 { cells[row][index - 1] = TerminalScreen.blank }
    if index + 1 < columns, cells[row][index + 1].isEmpty {
      cells[row][index + 1] = TerminalScreen.blank
    }
    cells[row][index] = TerminalScreen.blank
  }

  /// Does what a control character asks for.
  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: moveTo(column: column - 1)
    case 0x09: moveTo(column: (column / 8 + 1) * 8)
    case 0x0A...0x0C:
      isContinued[row] = false
      lineFeed()
      isPastEnd = false
    case 0x0D: moveTo(column: 0)
    case 0x00: return
    default: unknown.append("\\u{\(String(byte, radix: 16, uppercase: true))}")
    }
  }

  /// Goes a row down, and at the bottom scrolls.
  mutating func lineFeed() {
    lastPlace = nil
    if row + 1 < height { row += 1 } else { scroll() }
  }

  mutating func scroll() {
    scrolledOut.append(TerminalScreen.trimmed(cells.removeFirst()))
    cells.append(emptyRow)
    isContinued.removeFirst()
    isContinued.append(false)
  }

  /// Moves the cursor within the screen.
  mutating func moveTo(row: Int? = nil, column: Int) {
    self.row = min(max(0, row ?? self.row), height - 1)
    self.column = min(max(0, column), columns - 1)
    isPastEnd = false
    lastPlace = nil
  }

  /// Blanks cells of the row that the cursor is on.
  mutating func erase(_ range: Range<Int>) {
    for index in range.clamped(to: 0..<columns) { split(index) }
    if range.upperBound >= columns { isContinued[row] = false }
  }

  /// Makes room for cells at the cursor.
  mutating func shift(by count: Int) {
    let count = min(count, columns - column)
    if cells[row][column].isEmpty { split(column) }
    cells[row].insert(
      contentsOf: [String](repeating: TerminalScreen.blank, count: count),
      at: column
    )
    cells[row].removeLast(count)
    repairEnd()
  }

  /// Takes cells away at the cursor; blanks come in at the end of the row.
  mutating func pull(by count: Int) {
    let count = min(count, columns - column)
    for index in column..<(column + count) { split(index) }
    cells[row].removeSubrange(column..<(column + count))
    cells[row] += [String](repeating: TerminalScreen.blank, count: count)
  }

  /// A wide character that lost its second half over the edge goes.
  private mutating func repairEnd() {
    let last = cells[row][columns - 1]
    if last.unicodeScalars.first?.terminalWidth == 2 {
      cells[row][columns - 1] = TerminalScreen.blank
    }
  }
}

extension Unicode.Scalar {
  /// The columns that a terminal gives a character: a short list, made for the tests alone.
  var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
