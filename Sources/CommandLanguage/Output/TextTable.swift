import TextLayout

/// Aligned columns of text, first measured and then written line by line.
package struct TextColumns {
  /// The alignment of a column's text.
  package enum Alignment {
    case left
    case right
  }

  private let alignments: [Alignment]
  private let maximumWidth: Int
  private let lineWidth: Int?

  /// The width of each column, in terminal columns.
  package private(set) var widths: [Int]

  /// The minimum width of a text column.
  private static let minimumWidth = 8

  /// Creates columns with no measurements.
  ///
  /// - Parameters:
  ///   - alignments: The alignment of each column.
  ///   - maximumWidth: The width at which cells are cut if the line width is unknown.
  ///   - lineWidth: The maximum width of a line. To meet it, the widest text columns shrink, the
  ///     first column last. Nil leaves lines unlimited.
  package init(_ alignments: [Alignment], maximumWidth: Int = 48, lineWidth: Int? = nil) {
    self.alignments = alignments
    self.maximumWidth = maximumWidth
    self.lineWidth = lineWidth
    widths = [Int](repeating: 0, count: alignments.count)
  }

  /// Widens a column to the width of a text.
  package mutating func measure(_ text: String, in column: Int) {
    // Only ASCII text is as wide as its byte count; no other text is wider.
    guard text.utf8.count > widths[column] else { return }
    widths[column] = max(widths[column], text.displayWidth)
  }

  /// Shrinks the columns to the line width, after all cells are measured.
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
    // Numbers are never cut, because a cut number is a different number. The first column names the
    // row.
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
    var (blanks, isFirst) = (0, true)
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      if !isFirst { blanks += 2 }
      isFirst = false
      guard !cell.isEmpty else {
        blanks += widths[column]
        continue
      }
      let text = cell.truncated(toWidth: widths[column])
      let room = max(0, widths[column] - text.displayWidth)
      if alignments[column] == .right { blanks += room }
      line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
      line.append(contentsOf: text.utf8)
      blanks = alignments[column] == .left ? room : 0
    }
    while line.count > start, line.last == UInt8(ascii: " ") { line.removeLast() }
  }
}

extension TextColumns {
  /// Returns a row as a line, as ``append(_:to:)`` writes it, with a style per column.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - roles: The style of each cell; nil and missing ones are plain.
  /// - Returns: The line.
  package func line(_ cells: [String], _ roles: [Palette.Role?]) -> StyledLine {
    var line = StyledLine()
    var blanks = 0
    func add(_ text: String, _ role: Palette.Role?) {
      guard !text.isEmpty else { return }
      if blanks > 0 { line.parts.append(.init(String(repeating: " ", count: blanks))) }
      blanks = 0
      line.parts.append(.init(text, role))
    }
    var isFirst = true
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      if !isFirst { blanks += 2 }
      isFirst = false
      guard !cell.isEmpty else {
        blanks += widths[column]
        continue
      }
      let text = cell.truncated(toWidth: widths[column])
      let end = text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
      let room = max(0, widths[column] - text.displayWidth)
      if alignments[column] == .right { blanks += room }
      add(String(text[..<end]), column < roles.count ? roles[column] : nil)
      blanks += text[end...].count
      if alignments[column] == .left { blanks += room }
    }
    return line
  }
}

/// Lines up columns of text.
package struct TextTable {
  /// The treatment of text that is wider than its column when the line width is limited.
  package enum Overflow {
    /// Cuts the text, as for data, so that each row is one line.
    case cut

    /// Wraps the text onto further lines, as for sentences.
    case wrap
  }

  private var rows: [[String]] = []
  private let columns: TextColumns
  private let wraps: Bool
  private let isPlain: Bool

  /// Creates a table with columns.
  ///
  /// - Parameters:
  ///   - alignments: The alignment of each column.
  ///   - maximumWidth: The width at which cells are cut if the line width is unknown.
  ///   - lineWidth: The maximum width of a line, as in ``TextColumns``.
  ///   - overflow: The treatment of text that is too wide.
  ///   - isPlain: Whether rows are written for screen readers, without columns.
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

  /// Appends a row; the text of its cells must already be escaped.
  package mutating func append(_ cells: [String]) { rows.append(cells) }

  /// Returns the styles of the cells of a row by its number; nil for plain text.
  package var roles: (@Sendable (_ row: Int) -> [Palette.Role?])?

  /// The rows as lines; for screen readers, one line per fact.
  package var lines: [String] {
    guard !isPlain else { return rows.flatMap { AccessibleOutput.lines($0) } }
    let columns = measured
    return rows.flatMap { pieces(of: $0, columns) }.map { cells in
      var line: [UInt8] = []
      columns.append(cells, to: &line)
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The rows as lines with the styles of their cells.
  package var styledLines: [StyledLine] {
    guard !isPlain, let roles else { return lines.map { StyledLine([.init($0)]) } }
    let columns = measured
    return rows.enumerated().flatMap { number, row in
      pieces(of: row, columns).map { columns.line($0, roles(number)) }
    }
  }

  /// The columns with the widths for all rows.
  private var measured: TextColumns {
    var columns = columns
    for row in rows {
      for (column, cell) in row.enumerated() { columns.measure(cell, in: column) }
    }
    columns.fit()
    return columns
  }

  /// Returns a row as the rows that it takes.
  private func pieces(of row: [String], _ columns: TextColumns) -> [[String]] {
    wraps ? Self.wrapped(row, columns.widths) : [row]
  }

  /// Splits a row into rows that stay within the widths of the columns.
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
