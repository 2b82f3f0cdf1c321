import TextLayout

/// What stands in one place of the screen: a character, with its marks and all that is joined to it.
struct ScreenCell: Hashable {
  /// Stands where a row ends, because the text has a line end there.
  static let lineEnd = ScreenCell(text: "\n", columns: 0)

  /// What is written; a colour may stand before or behind the character.
  var text: String

  /// The columns that it takes.
  let columns: Int

  /// Whether every terminal gives it these columns: many count the parts of an emoji one by one.
  let isExact: Bool

  init(text: String, columns: Int, isExact: Bool = true) {
    self.text = text
    self.columns = columns
    self.isExact = isExact
  }

  /// A character that may be shown as it is.
  init(_ character: Character) {
    text = String(character)
    columns = character.displayWidth
    var sum = 0
    for scalar in character.unicodeScalars { sum += Character(scalar).displayWidth }
    isExact = sum == columns
  }
}

extension [ScreenCell] {
  /// Appends a character, or what makes it visible where it must not reach a terminal as it is.
  ///
  /// - Parameters:
  ///   - character: Any character but a line end.
  ///   - allowsUnicode: Whether more than ASCII can be printed; else question marks stand for it.
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

/// A place on the screen: rows and columns counted from 0.
struct ScreenPlace: Hashable {
  var row = 0
  var column = 0
}

extension ScreenPlace {
  /// Reads what a terminal says of its cursor, written without ESC and `[`, such as `12;80R`, which
  /// counts from 1; nil for anything else.
  init?(report: String) {
    guard report.last == "R" else { return nil }
    let numbers = report.dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let row = numbers[0], let column = numbers[1] else { return nil }
    guard row > 0, column > 0 else { return nil }
    self.init(row: row - 1, column: column - 1)
  }
}
