/// The screen cells of a prompt and a line, before their division into rows.
struct LineCells: Hashable {
  /// The sequence that makes text faint.
  private static let greyOn = "\u{1B}[2m"
  private static let greyOff = "\u{1B}[0m"

  /// The cells, those of the prompt first.
  private(set) var cells: [ScreenCell]

  /// The number of prompt cells.
  let promptCount: Int

  /// The index of the cursor's cell; the cell count if it is after the last one.
  private(set) var cursor: Int

  /// The number of prompt and line cells; hint cells may follow.
  private(set) var lineCount = 0

  /// Creates the cells of a line after a prompt.
  init(_ prompt: PromptText, _ line: EditedLine, allowsUnicode: Bool) {
    cells = prompt.cells
    promptCount = cells.count
    cursor = cells.count
    // The line is split separately, so that a joiner at its start does not attach to the prompt.
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

  /// The same cells without the hint.
  var withoutHint: LineCells {
    guard cells.count > lineCount else { return self }
    var content = self
    content.cells.removeLast(cells.count - lineCount)
    return content
  }

  /// Appends gray text after the line, cut off before the end of its row.
  ///
  /// - Parameters:
  ///   - hint: The text.
  ///   - columns: The width of the terminal.
  ///   - allowsUnicode: Whether non-ASCII text can be printed.
  mutating func append(hint: String, columns: Int, allowsUnicode: Bool) {
    // A full row would continue on the next one, so the last column stays free.
    var room = columns - 1 - LinePicture(self, columns: columns).end.column
    var grey: [ScreenCell] = []
    // Only as much of a long text is examined as can have room.
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
  /// Underlines each cell separately, so that each can be written separately.
  fileprivate mutating func underline() {
    for index in indices where self[index].columns > 0 {
      self[index].text = "\u{1B}[4m\(self[index].text)\u{1B}[24m"
    }
  }
}
