import TextLayout

/// The content of one screen cell: a character with its combining marks and joined scalars.
struct ScreenCell: Hashable {
  /// The end of a row at a line end of the text.
  static let lineEnd = ScreenCell(text: "\n", columns: 0)

  /// The text to write, which may include a color before or after the character.
  var text: String

  /// The number of columns.
  let columns: Int

  /// Whether every terminal uses that many columns; many count the parts of an emoji separately.
  let isExact: Bool

  init(text: String, columns: Int, isExact: Bool = true) {
    self.text = text
    self.columns = columns
    self.isExact = isExact
  }

  /// Creates a cell for a character that can be shown unchanged.
  init(_ character: Character) {
    text = String(character)
    columns = character.displayWidth
    var sum = 0
    for scalar in character.unicodeScalars { sum += Character(scalar).displayWidth }
    isExact = sum == columns
  }
}

extension [ScreenCell] {
  /// Appends a character, or a visible form of one that must not reach a terminal.
  ///
  /// - Parameters:
  ///   - character: Any character except a line end.
  ///   - allowsUnicode: Whether non-ASCII text can be printed; if false, question marks replace it.
  mutating func append(_ character: Character, allowsUnicode: Bool) {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      append(ScreenCell(text: String(character), columns: 1))
      return
    }
    for shown in String(character).escapedForDisplay(allowsUnicode ? .symbol : .ascii) {
      guard allowsUnicode || shown.isASCII else {
        append(ScreenCell("?"))
        continue
      }
      let cell = ScreenCell(shown)
      if cell.columns > 0 || isEmpty || last == .lineEnd {
        append(cell.columns > 0 ? cell : ScreenCell(text: " " + cell.text, columns: 1))
      } else {
        self[endIndex - 1].text += cell.text
      }
    }
  }
}

/// A position on the screen, with rows and columns counted from 0.
struct ScreenPlace: Hashable {
  var row = 0
  var column = 0
}

extension ScreenPlace {
  /// Parses a cursor report such as `12;80R`, written without ESC and `[`; nil for other text.
  ///
  /// The report counts from 1.
  init?(report: String) {
    guard report.last == "R" else { return nil }
    let numbers = report.dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let row = numbers[0], let column = numbers[1] else { return nil }
    guard row > 0, column > 0 else { return nil }
    self.init(row: row - 1, column: column - 1)
  }
}
