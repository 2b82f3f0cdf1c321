/// Prompt and line as the places of a screen, before they are divided into rows.
struct LineCells: Hashable {
  /// The cells, those of the prompt first.
  private(set) var cells: [ScreenCell]

  /// How many of them are the prompt's.
  let promptCount: Int

  /// The cell that the cursor is on; their number where it is behind the last one.
  private(set) var cursor: Int

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
      if character == "\r\n" { text.append("\r", allowsUnicode: allowsUnicode) }
      if character == "\n" || character == "\r\n" {
        text.append(.lineEnd)
      } else {
        text.append(character, allowsUnicode: allowsUnicode)
      }
    }
    cells += text
    cursor += place ?? text.count
  }
}
