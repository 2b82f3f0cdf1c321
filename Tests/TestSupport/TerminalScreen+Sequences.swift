extension TerminalScreen {
  /// Does what a control sequence asks for.
  mutating func perform(_ sequence: TerminalParser.Sequence) {
    guard sequence.marker == nil else { return setMode(sequence) }
    let number = sequence.number(0)
    let count = max(1, number)
    if "JKPX@".contains(sequence.final) { isPastEnd = false }
    switch sequence.final {
    case "A": moveTo(row: row - count, column: column)
    case "B": moveTo(row: row + count, column: column)
    case "C": moveTo(column: column + count)
    case "D": moveTo(column: column - count)
    case "G": moveTo(column: count - 1)
    case "H": moveTo(row: count - 1, column: max(1, sequence.number(1)) - 1)
    case "d": moveTo(row: count - 1, column: column)
    case "J": eraseScreen(sequence)
    case "K": eraseRow(sequence)
    case "P": pull(by: count)
    case "@": shift(by: count)
    case "X": erase(column..<(column + count))
    case "n" where number == 6: answers += "\u{1B}[\(row + 1);\(column + 1)R"
    case "h" where number == 4, "l" where number == 4: isInserting = sequence.final == "h"
    case "m": return
    default: unknown.append(sequence.description)
    }
  }

  private mutating func setMode(_ sequence: TerminalParser.Sequence) {
    switch (sequence.marker, sequence.number(0), sequence.final) {
    case ("?", 2004, "h"): marksPastes = true
    case ("?", 2004, "l"): marksPastes = false
    case ("?", 25, "h"), ("?", 25, "l"): return
    case ("?", 7, "h"): wraps = true
    case ("?", 7, "l"):
      wraps = false
      isPastEnd = false
    default: unknown.append(sequence.description)
    }
  }

  private mutating func eraseRow(_ sequence: TerminalParser.Sequence) {
    switch sequence.number(0) {
    case 0: erase(column..<columns)
    case 1: erase(0..<(column + 1))
    case 2: erase(0..<columns)
    default: unknown.append(sequence.description)
    }
  }

  private mutating func eraseScreen(_ sequence: TerminalParser.Sequence) {
    switch sequence.number(0) {
    case 0:
      erase(column..<columns)
      for index in (row + 1)..<max(row + 1, height) { empty(index) }
    case 1:
      erase(0..<(column + 1))
      for index in 0..<row { empty(index) }
    case 2: for index in 0..<height { empty(index) }
    default: unknown.append(sequence.description)
    }
  }

  private mutating func empty(_ row: Int) {
    cells[row] = emptyRow
    isContinued[row] = false
  }
}
