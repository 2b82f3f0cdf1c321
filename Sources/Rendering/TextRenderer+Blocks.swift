import TableModel
public import TableUI
import TextLayout

extension TextRenderer {
  static func line(_ y: Double) -> Int {
    guard y.isFinite, y < 1e12 else { return 0 }
    return Int((y / TextMetrics.line).rounded())
  }

  /// Blocks on a grid of their own: the lines with their addresses and marks.
  ///
  /// The overlay lies above all blocks, in the coordinates of the grid.
  func rows(
    _ blocks: [SceneBlock],
    top: Double,
    lines: Int,
    columns: Int,
    overlay: [DisplayItem] = []
  ) -> [Row] {
    let painting = paint(blocks, top: top, lines: lines, columns: columns, overlay: overlay)
    let rules = rules(of: blocks, top: top, lines: lines, columns: columns)
    var rows: [Row] = []
    for line in 0..<lines {
      let text = painting.canvas.text(of: line)
      let address = painting.paths[line].map(String.init) ?? ""
      rows.append(Row(address: address, isMarked: painting.marks[line], text: text))
      if !painting.isHidden[line], let rule = rules[line] {
        rows.append(Row(address: "", isMarked: false, text: rule))
      }
    }
    return rows
  }

  /// The lines between rows as text, by the line of text above them.
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

  /// A screen, as high as its viewport.
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
    return Self.frame(rows, margin: rows.map(\.address.count).max() ?? 0, columns: columns)
  }

  static func columns(_ width: Double) -> Int {
    max(1, min(maximumColumns, Int(width / TextMetrics.column)))
  }

  /// The width of the widest address that a table view has, in columns; 0 without rows.
  ///
  /// - Complexity: O(s) in the sections.
  public static func margin(of tableView: TableView) -> Int {
    let counts = tableView.rowCounts
    guard let rows = counts.max(), rows > 0 else { return 0 }
    return IndexPath(row: rows - 1, section: counts.count - 1).description.count
  }

  static func frame(_ rows: [Row], margin: Int, columns: Int) -> TextPicture {
    let blank = String(repeating: " ", count: margin)
    let rule = String(repeating: "─", count: columns)
    var lines = [blank + " ┌" + rule + "┐"]
    lines.reserveCapacity(rows.count + 2)
    for row in rows {
      let pad = String(repeating: " ", count: max(0, margin - row.address.count))
      lines.append(pad + row.address + (row.isMarked ? ">" : " ") + "│" + row.text + "│")
    }
    lines.append(blank + " └" + rule + "┘")
    return TextPicture(lines: lines, width: margin + columns + 3)
  }

  /// One line of a drawing before its frame.
  struct Row {
    var address: String
    var isMarked: Bool
    var text: String
  }
}
