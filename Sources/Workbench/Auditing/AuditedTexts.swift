import TableUI
import TextLayout

/// The drawn texts of a row, line by line.
struct AuditedTexts {
  /// A text that is longer than its line.
  struct Clip {
    /// The number of letters that are shown.
    let shown: Int

    /// The number of letters of the text.
    let count: Int
  }

  /// The texts of a line.
  private struct Line {
    var y: Double
    var room = 0.0
    var texts: [(text: String, columns: Double, style: TextStyle)] = []

    /// Returns the width that the texts need, in points.
    func needed(at category: TraitCollection.ContentSizeCategory) -> Double {
      texts.reduce(0) { $0 + $1.columns * TextMetrics.column * $1.style.scale(at: category) }
    }
  }

  private var lines: [Line] = []

  /// Creates the lines of a row's display items.
  init(_ items: [DisplayItem]) {
    for item in items {
      guard case .text(let text, let role, _) = item.content, role != .shadow else { continue }
      let part = (text, Double(text.displayWidth), role.textStyle)
      if let index = lines.firstIndex(where: { $0.y == item.frame.minY }) {
        lines[index].texts.append(part)
        lines[index].room += item.frame.width
      } else {
        lines.append(Line(y: item.frame.minY, room: item.frame.width, texts: [part]))
      }
    }
  }

  /// Returns the first text that is longer than its line, or nil.
  ///
  /// - Parameters:
  ///   - category: The text size.
  ///   - rowWidth: The width of the row, in points.
  ///   - drawnWidth: The width at which the texts were laid out, in points.
  /// - Returns: The text with the number of letters that are shown.
  func clipped(
    at category: TraitCollection.ContentSizeCategory,
    rowWidth: Double,
    of drawnWidth: Double
  ) -> Clip? {
    for line in lines {
      let room = line.room + rowWidth - drawnWidth
      guard line.needed(at: category) > room + 0.5,
        let longest = line.texts.max(by: { $0.columns < $1.columns })
      else { continue }
      let column = TextMetrics.column * longest.style.scale(at: category)
      let rest = line.needed(at: category) - longest.columns * column
      let count = longest.text.count
      return Clip(shown: min(count - 1, max(0, Int((room - rest) / column))), count: count)
    }
    return nil
  }
}
