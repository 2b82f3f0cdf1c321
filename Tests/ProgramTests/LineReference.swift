import TestSupport

/// The rows of a terminal on which a prompt and a line were just drawn, reckoned from the rules.
struct LineReference {
  /// The rows, the mark standing for the cursor.
  let rows: [String]

  /// Draws prompt and line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - line: The line.
  ///   - size: The size of the terminal: of more rows those around the cursor are seen.
  init(prompt: String, line: LineModel, size: (columns: Int, height: Int)) {
    var rows = [""]
    var width = 0
    var cursorRow = 0
    for (index, character) in (Array(prompt) + line.text + [" "]).enumerated() {
      let isWide = "表京\(LineModel.emoji)".contains(character)
      if width + (isWide ? 2 : 1) > size.columns {
        rows.append("")
        width = 0
      }
      if index == prompt.count + line.cursor {
        cursorRow = rows.count - 1
        rows[cursorRow].append(TerminalScreen.cursorMark)
      }
      rows[rows.count - 1].append(character)
      width += isWide ? 2 : 1
    }
    let top = min(max(0, cursorRow - size.height / 2), max(0, rows.count - size.height))
    var visible = rows[top...].prefix(size.height).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while visible.last?.isEmpty == true { visible.removeLast() }
    self.rows = visible
  }
}
