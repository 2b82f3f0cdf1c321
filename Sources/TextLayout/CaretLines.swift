/// Returns two lines that show a position in a text: the text, and a caret below it.
///
///     "rows": [1, 2,]
///                  ^
///
/// The text is escaped and, if it is too wide, cut on both sides of the caret.
///
/// - Parameters:
///   - excerpt: The text, not escaped.
///   - caret: The position in Characters; the number of Characters means the end.
///   - width: The maximum width of both lines in columns; at least 12.
///   - style: The style for control characters.
/// - Returns: The text and the line of the caret.
public func caretLines(
  excerpt: String,
  caret: Int,
  width: Int = 80,
  style: EscapeStyle = .symbol
) -> [String] {
  var cells = excerpt.map { String($0).escapedForDisplay(style) }
  let caret = min(max(caret, 0), cells.count)
  // The end of the text is a position too, and needs a column for the caret.
  if caret == cells.count { cells.append(" ") }
  var widths = cells.map(\.displayWidth)
  // The caret takes a column even under a Character without width.
  widths[caret] = max(widths[caret], 1)
  let window = CaretWindow(widths: widths, caret: caret, width: max(width, 12))
  let before = (window.isCutBefore ? "…" : "") + cells[window.range.lowerBound..<caret].joined()
  let after = cells[caret..<window.range.upperBound].joined() + (window.isCutAfter ? "…" : "")
  let text = String((before + after).trimmedAtEnd)
  return [text, String(repeating: " ", count: before.displayWidth) + "^"]
}

extension String {
  fileprivate var trimmedAtEnd: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The cells around a caret within a width.
struct CaretWindow {
  /// The visible cells, which include the caret's cell.
  private(set) var range: Range<Int>

  private let widths: [Int]
  private let width: Int
  private var used: Int

  init(widths: [Int], caret: Int, width: Int) {
    self.widths = widths
    self.width = width
    range = caret..<caret + 1
    used = widths[caret]
    if widths.reduce(0, +) <= width {
      range = 0..<widths.count
    } else {
      // The window grows to the left and right in turn, until neither side has room.
      var hasGrown = true
      while hasGrown {
        let hasGrownLeft = growLeft()
        hasGrown = growRight() || hasGrownLeft
      }
    }
  }

  /// Whether cells before the window are left out.
  var isCutBefore: Bool { range.lowerBound > 0 }

  /// Whether cells after the window are left out.
  var isCutAfter: Bool { range.upperBound < widths.count }

  private mutating func growLeft() -> Bool {
    grow(to: range.lowerBound - 1..<range.upperBound, adding: range.lowerBound - 1)
  }

  private mutating func growRight() -> Bool {
    grow(to: range.lowerBound..<range.upperBound + 1, adding: range.upperBound)
  }

  /// Adds a cell to the window, if it exists and has room beside the ellipses.
  private mutating func grow(to larger: Range<Int>, adding cell: Int) -> Bool {
    guard widths.indices.contains(cell) else { return false }
    let ellipses = (larger.lowerBound > 0 ? 1 : 0) + (larger.upperBound < widths.count ? 1 : 0)
    guard used + widths[cell] + ellipses <= width else { return false }
    used += widths[cell]
    range = larger
    return true
  }
}
