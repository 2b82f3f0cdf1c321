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
  private let lineWidth: Int?

  /// What columns of text are not cut below.
  private static let minimumWidth = 8

  /// Makes a table with a number of columns.
  ///
  /// - Parameters:
  ///   - alignments: Where the text of each column stands.
  ///   - maximumWidth: Cells wider than this are cut where nobody knows how wide a line may be.
  ///   - lineWidth: How wide a line may be: the widest columns of text are cut until it fits, and none as long as
  ///     there is room.
  init(_ alignments: [Alignment], maximumWidth: Int = 48, lineWidth: Int? = nil) {
    self.alignments = alignments
    self.maximumWidth = maximumWidth
    self.lineWidth = lineWidth
  }

  /// Adds a row; its cells hold text that is escaped already.
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// The rows as lines, two blanks between columns, none at the end; for ears a line for each fact.
  var lines: [String] {
    guard !PlainReading.isOn else { return rows.flatMap { PlainReading.lines($0) } }
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, cell) in row.enumerated() {
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    fit(&widths)
    return rows.map { line($0, widths) }
  }

  private func fit(_ widths: inout [Int]) {
    guard let lineWidth else {
      widths = widths.map { min($0, maximumWidth) }
      return
    }
    let gaps = 2 * max(0, widths.count { $0 > 0 } - 1)
    var excess = widths.reduce(gaps, +) - lineWidth
    while excess > 0 {
      // Numbers are not cut: they would be other numbers.
      let texts = widths.indices.filter { alignments[$0] == .left }
      guard let widest = texts.max(by: { widths[$0] < widths[$1] }),
        widths[widest] > Self.minimumWidth
      else { return }
      let next = texts.map { widths[$0] }.filter { $0 < widths[widest] }.max() ?? 0
      let least = max(Self.minimumWidth, next, widths[widest] - excess)
      let cut = max(1, widths[widest] - least)
      widths[widest] -= cut
      excess -= cut
    }
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

extension Session {
  /// A table of text, as wide as a line may be where the command that runs was typed.
  ///
  /// - Parameters:
  ///   - alignments: Where the text of each column stands.
  ///   - maximumWidth: Cells wider than this are cut where the width of a line is nobody's business: in scripts,
  ///     files and transcripts.
  /// - Returns: The table without rows.
  func table(_ alignments: [TextTable.Alignment], maximumWidth: Int = 48) -> TextTable {
    let isFixed = !place.isPrompt || recorder != nil || sendsAnswer
    let columns = isFixed ? nil : terminalColumns?()
    return TextTable(alignments, maximumWidth: maximumWidth, lineWidth: columns)
  }
}
