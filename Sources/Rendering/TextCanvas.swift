import TableUI
import TextLayout

/// A grid of columns and lines that display lists are drawn on.
///
/// A column is 8 points wide, a line 22 points high. A wide Character takes two columns; what would stand
/// half outside is left out.
struct TextCanvas {
  /// How many columns there are.
  let columns: Int

  private var lines: [[Cell]]
  private let escapeStyle: EscapeStyle

  /// What stands in one column.
  private enum Cell: Hashable {
    case blank
    case character(Character)

    /// The right half of the wide Character before it.
    case covered
  }

  /// Makes an empty grid.
  init(columns: Int, lines: Int, escapeStyle: EscapeStyle) {
    self.columns = columns
    self.lines = Array(repeating: Array(repeating: .blank, count: columns), count: lines)
    self.escapeStyle = escapeStyle
  }

  /// Empties some lines.
  mutating func clear(_ range: Range<Int>) {
    for line in range { lines[line] = Array(repeating: .blank, count: columns) }
  }

  /// Draws a display list whose origin lies on a line; lines outside the grid are left out.
  ///
  /// - Parameters:
  ///   - items: What to draw, frames in points from the origin.
  ///   - firstLine: The line of the origin, which may lie above the grid.
  ///   - lineCount: How many lines the drawing may take.
  ///   - x: How far the origin lies to the right, in points.
  mutating func draw(_ items: [DisplayItem], firstLine: Int, lineCount: Int, x: Double = 0) {
    for item in items {
      let line = Int((item.frame.minY / TextMetrics.line).rounded(.down))
      guard (0..<max(lineCount, 1)).contains(line) else { continue }
      draw(item, on: firstLine + line, x: x)
    }
  }

  private mutating func draw(_ item: DisplayItem, on line: Int, x: Double) {
    let start = Self.column(item.frame.minX + x)
    let width = max(0, min(Self.column(item.frame.maxX + x), columns) - start)
    switch item.content {
    case .text(let text, _, let alignment):
      let escaped = text.escapedForDisplay(escapeStyle)
      let side: ColumnAlignment =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      put(escaped.padded(toWidth: width, alignment: side), line, start)
    case .glyph(let glyph): put(glyph.symbol, line, start)
    case .image(let name):
      let short = name.escapedForDisplay(escapeStyle).truncated(
        toWidth: max(0, width - 2),
        ellipsis: ""
      )
      put("[" + short.padded(toWidth: max(0, width - 2)) + "]", line, start)
    case .rule: put(String(repeating: "─", count: width), line, start)
    case .fill: break
    }
  }

  private static func column(_ points: Double) -> Int {
    guard points.isFinite, abs(points) < 1e9 else { return 0 }
    return Int((points / TextMetrics.column).rounded(.down))
  }

  /// Writes text from a column on; blanks leave what stands there.
  private mutating func put(_ text: String, _ line: Int, _ column: Int) {
    guard lines.indices.contains(line) else { return }
    var column = column
    for character in text {
      let width = character.displayWidth
      defer { column += width }
      guard character != " ", width > 0, column >= 0, column + width <= columns else { continue }
      lines[line][column] = .character(character)
      if width == 2 { lines[line][column + 1] = .covered }
    }
  }

  /// A line of the grid as text of exactly the grid's width.
  func text(of line: Int) -> String {
    var text = ""
    for cell in lines[line] {
      switch cell {
      case .blank: text += " "
      case .character(let character): text.append(character)
      case .covered: break
      }
    }
    return text
  }
}

extension Glyph {
  /// The glyph in one or two columns.
  var symbol: String {
    switch self {
    case .disclosureIndicator: "›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    case .delete: "⊖"
    case .insert: "⊕"
    case .mark: "○"
    case .selectedMark: "◉"
    case .reorder: "≡"
    case .folded: "▸"
    case .activityIndicator: "↻"
    }
  }
}
