import TextLayout

/// Columns of text that line up: measured first, then written line by line.
package struct TextColumns {
  /// Where the text of a column stands.
  package enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private let maximumWidth: Int
  private let lineWidth: Int?

  /// How wide each column is, in columns of the terminal.
  package private(set) var widths: [Int]

  /// What columns of text are not made narrower than.
  private static let minimumWidth = 8

  /// Makes columns that nothing was measured for.
  ///
  /// - Parameters:
  ///   - alignments: Where the text of each column stands.
  ///   - maximumWidth: Cells wider than this are cut where nobody knows how wide a line may be.
  ///   - lineWidth: How wide a line may be: the widest columns of text become narrower until it fits, the first one
  ///     last, and none as long as there is room.
  package init(_ alignments: [Alignment], maximumWidth: Int = 48, lineWidth: Int? = nil) {
    self.alignments = alignments
    self.maximumWidth = maximumWidth
    self.lineWidth = lineWidth
    widths = [Int](repeating: 0, count: alignments.count)
  }

  /// Makes room for the text of a column.
  package mutating func measure(_ text: String, in column: Int) {
    // Only ASCII is as wide as it has bytes; nothing is wider.
    guard text.utf8.count > widths[column] else { return }
    widths[column] = max(widths[column], text.displayWidth)
  }

  /// Makes the columns as narrow as a line may be, once everything is measured.
  package mutating func fit() {
    guard let lineWidth else {
      widths = widths.map { min($0, maximumWidth) }
      return
    }
    let gaps = 2 * max(0, widths.count { $0 > 0 } - 1)
    for column in widths.indices where alignments[column] == .left {
      widths[column] = min(widths[column], max(lineWidth, Self.minimumWidth))
    }
    var excess = widths.reduce(gaps, +) - lineWidth
    // Numbers are not cut: they would be other numbers. The first column says what the row is about.
    let texts = widths.indices.filter { alignments[$0] == .left }
    for columns in [texts.filter { $0 > 0 }, texts] {
      while excess > 0 {
        guard let widest = columns.max(by: { widths[$0] < widths[$1] }),
          widths[widest] > Self.minimumWidth
        else { break }
        widths[widest] -= 1
        excess -= 1
      }
    }
  }

  /// Appends a row as a line without its newline: two blanks between columns, none at the end.
  package func append(_ cells: [String], to line: inout [UInt8]) {
    let start = line.count
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      if line.count > start { line.append(contentsOf: "  ".utf8) }
      let text = cell.truncated(toWidth: widths[column])
      let blank = repeatElement(
        UInt8(ascii: " "),
        count: max(0, widths[column] - text.displayWidth)
      )
      if alignments[column] == .right { line.append(contentsOf: blank) }
      line.append(contentsOf: text.utf8)
      if alignments[column] == .left { line.append(contentsOf: blank) }
    }
    while line.count > start, line.last == UInt8(ascii: " ") { line.removeLast() }
  }
}

/// Lines up columns of text.
package struct TextTable {
  /// What becomes of text that is wider than its column where a line may only be so wide.
  package enum Overflow {
    /// It is cut, as data may be: the row is a line whatever stands in it.
    case cut

    /// It goes on below, as sentences do.
    case wrap
  }

  private var rows: [[String]] = []
  private let columns: TextColumns
  private let wraps: Bool
  private let isPlain: Bool

  /// Makes a table with a number of columns.
  ///
  /// - Parameters:
  ///   - alignments: Where the text of each column stands.
  ///   - maximumWidth: Cells wider than this are cut where nobody knows how wide a line may be.
  ///   - lineWidth: How wide a line may be, as ``TextColumns`` has it.
  ///   - overflow: What becomes of text then.
  ///   - isPlain: Whether the rows are written to be heard, without columns.
  package init(
    _ alignments: [TextColumns.Alignment],
    maximumWidth: Int = 48,
    lineWidth: Int? = nil,
    overflow: Overflow = .cut,
    isPlain: Bool = false
  ) {
    columns = TextColumns(alignments, maximumWidth: maximumWidth, lineWidth: lineWidth)
    wraps = lineWidth != nil && overflow == .wrap
    self.isPlain = isPlain
  }

  /// Adds a row; its cells hold text that is escaped already.
  package mutating func append(_ cells: [String]) { rows.append(cells) }

  /// The rows as lines; for ears a line for each fact.
  package var lines: [String] {
    guard !isPlain else { return rows.flatMap { AccessibleOutput.lines($0) } }
    var columns = columns
    for row in rows {
      for (column, cell) in row.enumerated() { columns.measure(cell, in: column) }
    }
    columns.fit()
    let lines = wraps ? rows.flatMap { Self.wrapped($0, columns.widths) } : rows
    return lines.map { cells in
      var line: [UInt8] = []
      columns.append(cells, to: &line)
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// A row as rows whose cells are no wider than their columns.
  private static func wrapped(_ cells: [String], _ widths: [Int]) -> [[String]] {
    let pieces = cells.enumerated().map { column, cell in
      cell.displayWidth > widths[column] ? cell.wrapped(toWidth: widths[column]) : [cell]
    }
    let height = pieces.map(\.count).max() ?? 0
    return (0..<height).map { row in
      pieces.map { row < $0.count ? $0[row] : "" }
    }
  }
}
