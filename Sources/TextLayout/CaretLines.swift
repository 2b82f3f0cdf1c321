/// Two lines that show a place in a text: the text, and under it a caret.
///
///     "rows": [1, 2,]
///                  ^
///
/// The text is escaped and, if it is too wide, cut on both sides of the caret.
///
/// - Parameters:
///   - excerpt: The text, as it is.
///   - caret: The place, counted in Characters; the number of Characters means the end.
///   - width: The columns that both lines may take; fewer than 12 count as 12.
///   - style: How controls are shown.
/// - Returns: The text and the line of the caret.
public func caretLines(
  excerpt: String,
  caret: Int,
  width: Int = 80,
  style: EscapeStyle = .symbol
) -> [String] {
  var cells = excerpt.map { String($0).escapedForDisplay(style) }
  let caret = min(max(caret, 0), cells.count)
  // The end of the text is a place too, and takes the column of the caret.
  if caret == cells.count { cells.append(" ") }
  var widths = cells.map(\.displayWidth)
  // The caret takes a column even under a Character that has none.
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
