import TextLayout

/// Where a list stands in the middle of a screen; of more lines than there is room for a part is shown.
struct BrowserBox: Hashable, Sendable {
  /// The lines that are shown, by number.
  let shown: Range<Int>

  /// The line of the screen that its upper edge takes.
  let top: Int

  /// The column that its left edge takes.
  let left: Int

  /// How many columns its lines have, without edges and blanks beside them.
  let width: Int

  /// Puts a list in place.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - wanted: The line that must be seen.
  ///   - layout: Where everything stands.
  ///   - title: What stands in the upper edge.
  init(_ lines: [String], from wanted: Int, on layout: BrowserLayout, title: String = "") {
    let screen = layout.screen
    let room = max(1, screen.lines - 3 - layout.footerLines)
    let count = min(lines.count, room)
    let first = max(0, min(wanted, lines.count - count))
    shown = first..<(first + count)
    width = min(
      max(1, screen.columns - 4),
      max(title.displayWidth + 2, lines.map { $0.escapedForDisplay().displayWidth }.max() ?? 0, 9)
    )
    left = max(0, (screen.columns - width - 4) / 2)
    top = 1 + max(0, (room - count) / 2)
  }

  /// The number of the line that stands at a place, or nil.
  func line(at place: ScreenPlace) -> Int? {
    let number = shown.lowerBound + place.line - top - 1
    let isWithin = (left..<(left + width + 4)).contains(place.column)
    return isWithin && shown.contains(number) ? number : nil
  }
}
