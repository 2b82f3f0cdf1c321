import TextLayout

/// Lines up columns of text.
struct TextTable {
  /// Where the text of a column stands.
  enum Alignment {
    case left
    case right
  }

  private var rows: [[String]] = []
  private let alignments: [Alignment]
  private let maximumWidth: Int

  /// Makes a table with a number of columns; cells wider than the maximum are cut.
  init(_ alignments: [Alignment], maximumWidth: Int = 48) {
    self.alignments = alignments
    self.maximumWidth = maximumWidth
  }

  /// Adds a row; its cells hold text that is escaped already.
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// The rows as lines, two blanks between columns, none at the end.
  var lines: [String] {
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = min(maximumWidth, max(widths[column], cell.displayWidth))
      }
    }
    return rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var parts: [String] = []
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let text = cell.truncated(toWidth: widths[column])
      let blank = String(repeating: " ", count: max(0, widths[column] - text.displayWidth))
      parts.append(alignments[column] == .right ? blank + text : text + blank)
    }
    var line = parts.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
