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
    var addresses: [String] = []
    addresses.reserveCapacity(lines)
    for path in painting.paths { addresses.append(path?.description ?? "") }
    let margin = margin ?? addresses.lazy.map(\.utf8.count).max() ?? 0
    let blank = String(repeating: " ", count: margin)
    var rows = FramedRows(margin: margin)
    rows.lines.reserveCapacity(lines)
    let blanks = Array(blank.utf8)
    let right = Array("│".utf8)
    var row: [UInt8] = []
    for line in 0..<lines {
      row.removeAll(keepingCapacity: true)
      row += blanks.dropFirst(addresses[line].utf8.count)
      row += addresses[line].utf8
      row += painting.marks[line].edge
      painting.canvas.append(line, to: &row)
      row += right
      rows.lines.append(Self.text(of: row))
      if keepsStyles { rows.runs.append(runs(of: line, painting, addresses[line], margin)) }
      if !painting.isHidden[line], let rule = rules[line] {
        rows.lines.append(blank + " │" + rule + "│")
        if keepsStyles { rows.runs.append([TextRun(blank + " │" + rule + "│")]) }
      }
    }
    return rows
  }

  /// Lines of a drawing between its upper and lower edge.
  struct FramedRows {
    /// The lines, with address, mark and edges.
    var lines: [String] = []

    /// The lines as pieces with styles, or empty.
    var runs: [[TextRun]] = []

    /// The width of the addresses.
    let margin: Int

    /// Creates rows without lines.
    init(margin: Int) { self.margin = margin }
  }

  /// Returns a line with its address, mark and edges as pieces with styles.
  private func runs(
    of line: Int,
    _ painting: Painting,
    _ address: String,
    _ margin: Int
  ) -> [TextRun] {
    let blank = String(repeating: " ", count: margin - address.utf8.count)
    let edge = TextRun(String(decoding: painting.marks[line].edge, as: UTF8.self))
    return [TextRun(blank), TextRun(address, .address), edge] + painting.canvas.runs(of: line)
      + [TextRun("│")]
  }

  /// Returns a line made of pieces of texts; validating its bytes is faster than repairing them.
  private static func text(of bytes: [UInt8]) -> String {
    guard let span = try? UTF8Span(validating: bytes.span) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(copying: span)
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
    let blank = String(repeating: " ", count: rows.margin)
    let rule = String(repeating: "─", count: columns)
    let (top, bottom) = (blank + " ┌" + rule + "┐", blank + " └" + rule + "┘")
    return TextPicture(
      lines: [top] + rows.lines + [bottom],
      width: rows.margin + columns + 3,
      runs: rows.runs.isEmpty ? [] : [[TextRun(top)]] + rows.runs + [[TextRun(bottom)]]
    )
  }
}
