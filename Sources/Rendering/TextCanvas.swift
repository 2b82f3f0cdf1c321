import TableUI
import TextLayout

/// A grid of columns and lines that display lists are drawn on.
///
/// A column is 8 points wide, a line 22 points high. A wide Character takes two columns; what would stand
/// half outside is left out.
struct TextCanvas {
  /// How many columns there are.
  let columns: Int

  private var lines: [[ScreenCell.Content]]

  /// What the columns are for, or nothing where nobody asks.
  private var looks: [[Look]]
  private let escapeStyle: EscapeStyle

  /// What a column is for.
  private struct Look {
    var role: TextRole?
    var glyph: Glyph?
    var fill: FillRole?
  }

  /// Makes an empty grid.
  ///
  /// - Parameters:
  ///   - columns: How wide it is.
  ///   - lines: How high it is.
  ///   - escapeStyle: How control characters are shown.
  ///   - keepsLooks: Whether ``cells(of:)`` will be asked.
  init(columns: Int, lines: Int, escapeStyle: EscapeStyle, keepsLooks: Bool = false) {
    self.columns = columns
    self.lines = Array(repeating: Array(repeating: .blank, count: columns), count: lines)
    let look = Array(repeating: Look(), count: columns)
    looks = keepsLooks ? Array(repeating: look, count: lines) : []
    self.escapeStyle = escapeStyle
  }

  /// Empties some lines.
  mutating func clear(_ range: Range<Int>) {
    for line in range {
      lines[line] = Array(repeating: .blank, count: columns)
      if !looks.isEmpty { looks[line] = Array(repeating: Look(), count: columns) }
    }
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
      if case .fill(let role) = item.content {
        fill(item.frame, as: role, firstLine: firstLine, lineCount: lineCount, x: x)
        continue
      }
      let line = Int((item.frame.minY / TextMetrics.line).rounded(.down))
      guard (0..<max(lineCount, 1)).contains(line) else { continue }
      draw(item, on: firstLine + line, x: x)
    }
  }

  private mutating func draw(_ item: DisplayItem, on line: Int, x: Double) {
    let start = Self.column(item.frame.minX + x)
    let width = max(0, min(Self.column(item.frame.maxX + x), columns) - start)
    switch item.content {
    case .text(let text, let role, let alignment):
      let escaped = text.escapedForDisplay(escapeStyle)
      let side: ColumnAlignment =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      put(escaped.padded(toWidth: width, alignment: side), line, start, Look(role: role))
    case .glyph(let glyph): put(glyph.symbol, line, start, Look(glyph: glyph))
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

  /// Notes what a part of the grid is filled for, which as text shows nothing.
  private mutating func fill(
    _ frame: Rect,
    as role: FillRole,
    firstLine: Int,
    lineCount: Int,
    x: Double
  ) {
    guard !looks.isEmpty else { return }
    let start = max(0, Self.column(frame.minX + x))
    let end = min(columns, Self.column(frame.maxX + x))
    let first = Int((frame.minY / TextMetrics.line).rounded(.down))
    let last = Int((frame.maxY / TextMetrics.line).rounded(.up))
    guard start < end, frame.maxY < 1e9 else { return }
    for line in max(0, first)..<max(0, min(last, lineCount))
    where lines.indices.contains(firstLine + line) {
      for column in start..<end { looks[firstLine + line][column].fill = role }
    }
  }

  /// Writes text from a column on; blanks leave what stands there.
  private mutating func put(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ look: Look = Look()
  ) {
    guard lines.indices.contains(line) else { return }
    var column = column
    for character in text {
      let width = character.displayWidth
      defer { column += width }
      guard character != " ", width > 0, column >= 0, column + width <= columns else { continue }
      lines[line][column] = .character(character)
      if width == 2 { lines[line][column + 1] = .covered }
      guard !looks.isEmpty else { continue }
      for column in column..<(column + width) {
        looks[line][column].role = look.role
        looks[line][column].glyph = look.glyph
      }
    }
  }

  /// A line of the grid with what each column is for.
  func cells(of line: Int) -> [ScreenCell] {
    lines[line].enumerated().map { column, content in
      let look = looks.isEmpty ? Look() : looks[line][column]
      return ScreenCell(content: content, role: look.role, glyph: look.glyph, fill: look.fill)
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
