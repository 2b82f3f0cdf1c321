import JSON
import TableModel
public import TableUI
import TextLayout

extension TextRenderer {
  static func line(_ y: Double) -> Int {
    guard y.isFinite, y < 1e12 else { return 0 }
    return Int((y / TextMetrics.line).rounded())
  }

  /// Draws blocks on a separate grid and returns one line of text per grid line.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - top: The top of the grid in the content, in points.
  ///   - lines: The height of the grid in lines.
  ///   - columns: The width of the grid in columns.
  ///   - overlay: The items above all blocks, in the coordinates of the grid.
  ///   - margin: The width of the addresses, or nil for that of the widest one.
  /// - Returns: The lines with address, mark and edges, and the width of their addresses.
  func rows(
    _ blocks: [SceneBlock],
    top: Double,
    lines: Int,
    columns: Int,
    overlay: [DisplayItem] = [],
    margin: Int? = nil
  ) -> FramedRows {
    let painting = paint(
      blocks,
      top: top,
      lines: lines,
      columns: columns,
      overlay: overlay,
      keepsLooks: keepsStyles
    )
    let rules = rules(of: blocks, top: top, lines: lines, columns: columns)
    let margin = margin ?? painting.addressWidth
    var rows = FramedRows(margin: margin)
    rows.utf8.reserveCapacity(lines * (margin + columns + 8))
    for line in 0..<lines {
      painting.append(line, margin: margin, to: &rows)
      if keepsStyles { rows.runs.append(runs(of: line, painting, margin)) }
      if !painting.isHidden[line], let rule = rules[line] {
        let text = String(repeating: " ", count: margin) + " │" + rule + "│"
        rows.append(text.utf8)
        if keepsStyles { rows.runs.append([TextRun(text)]) }
      }
    }
    return rows
  }

  /// Lines of a drawing between its upper and lower edge.
  struct FramedRows {
    /// The lines in UTF-8, with address, mark and edges; each has its line feed.
    var utf8: [UInt8] = []

    /// The number of lines.
    var lineCount = 0

    /// The lines as pieces with styles, or empty.
    var runs: [[TextRun]] = []

    /// The width of the addresses.
    let margin: Int

    /// Creates rows without lines.
    init(margin: Int) { self.margin = margin }

    /// Appends a line.
    mutating func append(_ line: some Collection<UInt8>) {
      utf8.append(contentsOf: line)
      endLine()
    }

    /// Appends the lines of others.
    mutating func append(_ other: FramedRows) {
      utf8 += other.utf8
      lineCount += other.lineCount
      runs += other.runs
    }

    /// Appends the end of a line.
    fileprivate mutating func endLine() {
      utf8.append(UInt8(ascii: "\n"))
      lineCount += 1
    }
  }

  /// Returns a line with its address, mark and edges as pieces with styles.
  private func runs(
    of line: Int,
    _ painting: Painting,
    _ margin: Int
  ) -> [TextRun] {
    let address = painting.paths[line]?.description ?? ""
    let blank = String(repeating: " ", count: margin - address.utf8.count)
    let edge = TextRun(String(decoding: painting.marks[line].edge, as: UTF8.self))
    return [TextRun(blank), TextRun(address, .address), edge] + painting.canvas.runs(of: line)
      + [TextRun("│")]
  }

  /// Returns the separators as text, by the line of text above each.
  private func rules(
    of blocks: [SceneBlock],
    top: Double,
    lines: Int,
    columns: Int
  ) -> [Int: String] {
    guard drawsSeparators else { return [:] }
    var rules: [Int: String] = [:]
    for block in blocks {
      guard let separator = block.separator else { continue }
      let line = Self.line(separator.minY - top) - 1
      guard line >= 0, line + 1 < lines else { continue }
      let start = min(columns, max(0, Int(separator.minX / TextMetrics.column)))
      let end = min(columns, max(start, Int(separator.maxX / TextMetrics.column)))
      rules[line] =
        String(repeating: " ", count: start) + String(repeating: "┄", count: end - start)
        + String(repeating: " ", count: columns - end)
    }
    return rules
  }

  /// Draws a screen, as high as its viewport.
  func draw(_ scene: Scene) -> TextPicture {
    draw(
      scene.blocks,
      top: scene.top,
      lines: max(1, Self.line(scene.size.height)),
      width: scene.size.width,
      overlay: scene.overlay
    )
  }

  func draw(
    _ blocks: [SceneBlock],
    top: Double,
    lines: Int,
    width: Double,
    overlay: [DisplayItem] = []
  ) -> TextPicture {
    let columns = Self.columns(width)
    let rows = rows(blocks, top: top, lines: lines, columns: columns, overlay: overlay)
    return Self.frame(rows, columns: columns)
  }

  static func columns(_ width: Double) -> Int {
    max(1, min(maximumColumns, Int(width / TextMetrics.column)))
  }

  /// Returns the width of a table view's widest address, in columns; 0 without rows.
  ///
  /// - Complexity: O(s) in the sections.
  public static func margin(of tableView: TableView) -> Int {
    let counts = tableView.rowCounts
    guard let rows = counts.max(), rows > 0 else { return 0 }
    return IndexPath(row: rows - 1, section: counts.count - 1).description.count
  }

  /// Encloses lines of ``rows(_:top:lines:columns:overlay:margin:)`` in an upper and a lower edge.
  static func frame(_ rows: FramedRows, columns: Int) -> TextPicture {
    let top = edge(from: "┌", to: "┐", margin: rows.margin, columns: columns)
    let bottom = edge(from: "└", to: "┘", margin: rows.margin, columns: columns)
    var framed = FramedRows(margin: rows.margin)
    framed.append(top)
    framed.append(rows)
    framed.append(bottom)
    func run(_ edge: [UInt8]) -> [TextRun] { [TextRun(String(decoding: edge, as: UTF8.self))] }
    return TextPicture(
      utf8: framed.utf8,
      lineCount: framed.lineCount,
      width: rows.margin + columns + 3,
      runs: rows.runs.isEmpty ? [] : [run(top)] + rows.runs + [run(bottom)]
    )
  }

  /// Returns the upper or lower edge of a drawing, in UTF-8.
  private static func edge(
    from left: String,
    to right: String,
    margin: Int,
    columns: Int
  ) -> [UInt8] {
    var edge = Array(repeating: UInt8(ascii: " "), count: margin + 1) + left.utf8
    let rule = Array("─".utf8)
    for _ in 0..<columns { edge += rule }
    return edge + right.utf8
  }
}

extension TextRenderer.Painting {
  /// The width of the widest address, in columns.
  fileprivate var addressWidth: Int {
    var width = 0
    for case let path? in paths { width = max(width, path.width) }
    return width
  }

  /// The right edge of a line, in UTF-8.
  private static let rightEdge = Array("│".utf8)

  /// Appends a line between its edges, with the address of its row at the right of the margin.
  fileprivate func append(_ line: Int, margin: Int, to rows: inout TextRenderer.FramedRows) {
    let path = paths[line]
    rows.utf8.append(
      contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, margin - (path?.width ?? 0)))
    )
    if let path {
      rows.utf8.append(digitsOf: path.section)
      rows.utf8.append(UInt8(ascii: " "))
      rows.utf8.append(digitsOf: path.row)
    }
    rows.utf8.append(contentsOf: marks[line].edge)
    canvas.append(line, to: &rows.utf8)
    rows.utf8.append(contentsOf: Self.rightEdge)
    rows.endLine()
  }
}

extension IndexPath {
  /// The number of columns of the description.
  fileprivate var width: Int { section.digitCount + 1 + row.digitCount }
}

extension Int {
  /// The number of the decimal digits and the sign.
  fileprivate var digitCount: Int {
    var count = self < 0 ? 2 : 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }
}
