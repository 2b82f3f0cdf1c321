/// Prompt and line as the places of a screen, before they are divided into rows.
struct LineCells: Hashable {
  /// What makes text faint, and normal again.
  private static let greyOn = "\u{1B}[2m"
  private static let greyOff = "\u{1B}[0m"

  /// The cells, those of the prompt first.
  private(set) var cells: [ScreenCell]

  /// How many of them are the prompt's.
  let promptCount: Int

  /// The cell that the cursor is on; their number where it is behind the last one.
  private(set) var cursor: Int

  /// How many of them are the prompt's and the line's; a hint may stand behind those.
  private(set) var lineCount = 0

  /// Puts a line behind a prompt.
  init(_ prompt: PromptText, _ line: EditedLine, allowsUnicode: Bool) {
    cells = prompt.cells
    promptCount = cells.count
    cursor = cells.count
    // Without a mark of the line's start, a joiner there would go to the prompt.
    var text: [ScreenCell] = []
    var passed = 0
    var place: Int?
    for character in line.text {
      passed += character.unicodeScalars.count
      if passed > line.cursor, place == nil { place = text.count }
      let start = text.count
      defer {
        if let mark = line.mark, mark.contains(passed - 1) { text[start...].underline() }
      }
      if character == "\r\n" { text.append("\r", allowsUnicode: allowsUnicode) }
      if character == "\n" || character == "\r\n" {
        text.append(.lineEnd)
      } else {
        text.append(character, allowsUnicode: allowsUnicode)
      }
    }
    cells += text
    cursor += place ?? text.count
    lineCount = cells.count
  }

  /// The same without what stands behind the line.
  var withoutHint: LineCells {
    guard cells.count > lineCount else { return self }
    var content = self
    content.cells.removeLast(cells.count - lineCount)
    return content
  }

  /// Puts a text in grey behind the line, cut off where its row would be full.
  ///
  /// - Parameters:
  ///   - hint: The text.
  ///   - columns: The width of the terminal.
  ///   - allowsUnicode: Whether more than ASCII can be printed.
  mutating func append(hint: String, columns: Int, allowsUnicode: Bool) {
    // A full row would go on in the next one, so the last column stays free.
    var room = columns - 1 - LinePicture(self, columns: columns).end.column
    var grey: [ScreenCell] = []
    // No more of a long text is looked at than there can be room for.
    for character in hint.prefix(columns + 1) {
      grey.append(character, allowsUnicode: allowsUnicode)
    }
    if grey.reduce(0, { $0 + $1.columns }) > room {
      room -= 1
      let fitting = grey.prefix { cell in
        room -= cell.columns
        return room >= 0
      }
      guard !fitting.isEmpty else { return }
      grey = fitting + [ScreenCell(allowsUnicode ? "…" : ">")]
    }
    guard !grey.isEmpty else { return }
    grey[0].text = LineCells.greyOn + grey[0].text
    grey[grey.count - 1].text += LineCells.greyOff
    cells += grey
  }
}

extension ArraySlice<ScreenCell> {
  /// Underlines each cell by itself, so that any of them can be written alone.
  fileprivate mutating func underline() {
    for index in indices where self[index].columns > 0 {
      self[index].text = "\u{1B}[4m\(self[index].text)\u{1B}[24m"
    }
  }
}
