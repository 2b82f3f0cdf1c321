import TableUI
import TextLayout

/// A grid of columns and lines for drawing display lists.
///
/// A column is 8 points wide, and a line 22 points high. A wide Character takes two columns; one
/// that is half outside the grid is dropped. A column is a byte, not a Character, because most of a
/// frame is blank or ASCII.
struct TextCanvas {
  /// The number of columns.
  let columns: Int

  /// The number of lines.
  let lineCount: Int

  /// The content of each column, line by line: printable ASCII, or one of the two marks below.
  private var grid: [UInt8]

  /// The non-ASCII Characters of the columns, or empty before the first of them.
  ///
  /// Each is a scalar, or ``cluster`` and an index in ``clusters``.
  private var characters: [UInt32] = []

  /// The Characters of several scalars.
  private var clusters: [Character] = []

  /// The bit that marks one of ``clusters``.
  private static let cluster: UInt32 = 1 << 31

  /// The roles of the columns; empty unless requested.
  private var looks: [Look]
  private let escapeStyle: EscapeStyle

  private static let blank = UInt8(ascii: " ")

  /// The mark for one of ``characters``.
  private static let character: UInt8 = 0x80

  /// The mark for the right half of the previous Character.
  private static let covered: UInt8 = 0x81

  /// The roles of a column.
  fileprivate struct Look {
    var role: TextRole?
    var glyph: Glyph?
    var fill: FillRole?
    var isImage = false
  }

  /// Creates an empty grid.
  ///
  /// - Parameters:
  ///   - columns: The width in columns.
  ///   - lines: The height in lines.
  ///   - escapeStyle: The style for control characters.
  ///   - keepsLooks: Whether to record roles for ``cells(of:)``; false by default.
  init(columns: Int, lines: Int, escapeStyle: EscapeStyle, keepsLooks: Bool = false) {
    self.columns = columns
    lineCount = lines
    grid = Array(repeating: Self.blank, count: columns * lines)
    looks = keepsLooks ? Array(repeating: Look(), count: columns * lines) : []
    self.escapeStyle = escapeStyle
  }

  /// Clears some lines.
  mutating func clear(_ range: Range<Int>) {
    let places = range.lowerBound * columns..<range.upperBound * columns
    for place in places { grid[place] = Self.blank }
    guard !looks.isEmpty else { return }
    for place in places { looks[place] = Look() }
  }

  /// Draws a display list with its origin on a line; lines outside the grid are dropped.
  ///
  /// - Parameters:
  ///   - items: The items to draw, with frames in points from the origin.
  ///   - firstLine: The line of the origin, which may be above the grid.
  ///   - lineCount: The maximum number of lines of the drawing.
  ///   - x: The distance of the origin from the left, in points.
  mutating func draw(_ items: [DisplayItem], firstLine: Int, lineCount: Int, x: Double = 0) {
    for item in items {
      if case .fill(let role) = item.content {
        fill(item.frame, as: role, firstLine: firstLine, lineCount: lineCount, x: x)
        continue
      }
      let line = Int((item.firstGridLine / TextMetrics.line).rounded(.down))
      guard (0..<max(lineCount, 1)).contains(line) else { continue }
      draw(item, on: firstLine + line, x: x)
    }
  }

  private mutating func draw(_ item: DisplayItem, on line: Int, x: Double) {
    guard (0..<lineCount).contains(line) else { return }
    let start = Self.column(item.frame.minX + x)
    let width = max(0, min(Self.column(item.frame.maxX + x), columns) - start)
    switch item.content {
    case .text(let text, let role, let alignment):
      // Larger letters take more columns than one.
      let fitting = Int(Double(width) * TextMetrics.column / item.columnWidth)
      put(text, fitting: fitting, line, alignment, start..<start + width, Look(role: role))
    case .glyph(let glyph): put(glyph.symbol, line, start, Look(glyph: glyph))
    case .image(let name):
      let inside = max(0, width - 2)
      let look = Look(isImage: true)
      put("[", line, start, look)
      if name.isPlainASCII {
        let short = name.utf8Span.span.extracting(first: inside)
        putPlain(short, line, start + 1, look)
      } else {
        let shown = name.escapedForDisplay(escapeStyle)
        put(shown.truncated(toWidth: inside, ellipsis: ""), line, start + 1, look)
      }
      put("]", line, start + 1 + inside, look)
    case .rule: put(String(repeating: "─", count: width), line, start)
    case .fill: break
    }
  }

  /// Writes a text in some columns, truncated to a width.
  private mutating func put(
    _ text: String,
    fitting: Int,
    _ line: Int,
    _ alignment: TextAlignment,
    _ place: Range<Int>,
    _ look: Look
  ) {
    if text.utf8.count <= fitting, text.isPlainASCII {
      let start = place.lowerBound + alignment.leading(of: place.count - text.utf8.count)
      return putPlain(text.utf8Span.span, line, start, look)
    }
    let shown = text.escapedForDisplay(escapeStyle).truncated(toWidth: fitting)
    let start = place.lowerBound + alignment.leading(of: place.count - shown.displayWidth)
    put(shown, line, start, look)
  }

  private static func column(_ points: Double) -> Int {
    guard points.isFinite, abs(points) < 1e9 else { return 0 }
    return Int((points / TextMetrics.column).rounded(.down))
  }

  /// Records the fill of a part of the grid, which is invisible as text.
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
    where (0..<self.lineCount).contains(firstLine + line) {
      let left = (firstLine + line) * columns
      for column in start..<end { looks[left + column].fill = role }
    }
  }

  /// Writes text from a column on; blanks do not overwrite the grid.
  private mutating func put(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ look: Look = Look()
  ) {
    if text.isPlainASCII { return putPlain(text.utf8Span.span, line, column, look) }
    var column = column
    text.visitCharacters { character, width in
      put(character, width, line, column, look)
      column += width
    }
  }

  /// Writes printable ASCII.
  private mutating func putPlain(
    _ bytes: Span<UInt8>,
    _ line: Int,
    _ column: Int,
    _ look: Look
  ) {
    let left = line * columns + column
    let first = max(0, -column)
    let visible = first..<max(first, min(bytes.count, columns - column))
    var row = grid.mutableSpan
    for index in visible where bytes[index] != Self.blank { row[left + index] = bytes[index] }
    guard !looks.isEmpty else { return }
    for index in visible where bytes[index] != Self.blank { note(look, at: left + index) }
  }

  /// Writes a Character, unless a part of it is outside the grid.
  private mutating func put(
    _ character: VisitedCharacter,
    _ width: Int,
    _ line: Int,
    _ column: Int,
    _ look: Look
  ) {
    guard width > 0, column >= 0, column + width <= columns else { return }
    let place = line * columns + column
    switch character {
    case .scalar(" "), .cluster(" "): return
    case .scalar(let scalar) where scalar.isASCII: grid[place] = UInt8(ascii: scalar)
    case .scalar(let scalar): mark(place, with: scalar.value)
    case .cluster(let cluster):
      mark(place, with: Self.cluster | UInt32(clusters.count))
      clusters.append(cluster)
    }
    note(look, at: place)
    guard width == 2 else { return }
    grid[place + 1] = Self.covered
    note(look, at: place + 1)
  }

  private mutating func mark(_ place: Int, with character: UInt32) {
    if characters.isEmpty { characters = Array(repeating: 0, count: grid.count) }
    grid[place] = Self.character
    characters[place] = character
  }

  private mutating func note(_ look: Look, at place: Int) {
    guard !looks.isEmpty else { return }
    looks[place].role = look.role
    looks[place].glyph = look.glyph
    looks[place].isImage = look.isImage
  }

  /// The Character at a place with the mark of one.
  private func character(at place: Int) -> Character {
    let character = characters[place]
    if character & Self.cluster != 0 { return clusters[Int(character & ~Self.cluster)] }
    return Unicode.Scalar(character).map(Character.init) ?? "\u{FFFD}"
  }

  private func content(at place: Int) -> ScreenCell.Content {
    switch grid[place] {
    case Self.blank: .blank
    case Self.covered: .covered
    case Self.character: .character(character(at: place))
    case let byte: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// Returns a line of the grid, with the roles of each column.
  func cells(of line: Int) -> [ScreenCell] {
    (line * columns..<(line + 1) * columns).map { place in
      let look = looks.isEmpty ? Look() : looks[place]
      return ScreenCell(
        content: content(at: place),
        role: look.role,
        glyph: look.glyph,
        fill: look.fill
      )
    }
  }

  /// Returns a line of the grid as pieces of text, each with one style.
  func runs(of line: Int) -> [TextRun] {
    var runs: [TextRun] = []
    for place in line * columns..<(line + 1) * columns {
      let text: String
      switch content(at: place) {
      case .blank: text = " "
      case .character(let character): text = String(character)
      case .covered: continue
      }
      let style = TextRun.Style(looks[place])
      if runs.last?.style == style {
        runs[runs.count - 1].text += text
      } else if runs.count > 1, runs[runs.count - 1] == TextRun(" "),
        runs[runs.count - 2].style == style
      {
        // A blank between two words of a text belongs to the text.
        runs.removeLast()
        runs[runs.count - 1].text += " " + text
      } else {
        runs.append(TextRun(text, style))
      }
    }
    return runs
  }

  /// Appends a line of the grid in UTF-8, in exactly the grid's width.
  ///
  /// - Complexity: O(n) in the columns; ASCII is copied unchanged.
  func append(_ line: Int, to bytes: inout [UInt8]) {
    let end = (line + 1) * columns
    let row = grid.span.extracting(0..<end)
    var at = line * columns
    while at < end {
      let next = row.endOfPrintableASCII(from: at)
      bytes.append(contentsOf: grid[at..<next])
      guard next < end else { return }
      if grid[next] == Self.character { append(characters[next], to: &bytes) }
      at = next + 1
    }
  }

  private func append(_ character: UInt32, to bytes: inout [UInt8]) {
    if character & Self.cluster != 0 {
      bytes.append(contentsOf: String(clusters[Int(character & ~Self.cluster)]).utf8)
    } else if let scalar = Unicode.Scalar(character) {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension DisplayItem {
  /// The top of the item's line on the grid, in points: the middle line of a larger text.
  fileprivate var firstGridLine: Double {
    switch content {
    case .text, .glyph, .rule: frame.minY + max(0, (frame.height - TextMetrics.line) / 2)
    case .fill, .image: frame.minY
    }
  }
}

extension TextRun.Style {
  /// Creates the style of a column.
  fileprivate init(_ look: TextCanvas.Look) {
    if let fill = look.fill {
      self = .filled(fill)
    } else if look.isImage {
      self = .image
    } else if look.glyph != nil {
      self = .glyph
    } else if let role = look.role {
      self = .text(role)
    } else {
      self = .plain
    }
  }
}

extension Glyph {
  /// The text of the glyph, in one or two columns.
  var symbol: String {
    switch self {
    case .disclosureIndicator: "›"
    case .leftwardDisclosureIndicator: "‹"
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

extension TextAlignment {
  /// Returns the part of the room beside a text that is before it.
  fileprivate func leading(of room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    }
  }
}
