import TableUI
import TextLayout

/// Two drawn texts that share a place.
struct TextOverlap: Hashable, Sendable {
  /// The text that was drawn later.
  let text: String

  /// The text below it.
  let other: String

  /// Finds the first two texts of a row that overlap; returns nil if none do.
  ///
  /// Texts that only touch do not overlap. A shadow belongs to its text.
  ///
  /// - Complexity: O(texts²); a row has a few.
  init?(in items: [DisplayItem]) {
    var drawn: [(text: String, frame: Rect)] = []
    for item in items {
      guard case .text(let text, let role, let alignment) = item.content, role != .shadow,
        !text.isEmpty
      else { continue }
      let frame = Self.frame(of: text, in: item, alignment)
      if let below = drawn.first(where: { Self.overlaps($0.frame, frame) }) {
        (self.text, other) = (text, below.text)
        return
      }
      drawn.append((text, frame))
    }
    return nil
  }

  /// Returns the part of an item's frame that its letters cover, in points.
  private static func frame(
    of text: String,
    in item: DisplayItem,
    _ alignment: TextAlignment
  ) -> Rect {
    var frame = item.frame
    let width = min(frame.width, Double(text.displayWidth) * item.columnWidth)
    switch alignment {
    case .left: break
    case .center: frame.origin.x += (frame.width - width) / 2
    case .right: frame.origin.x += frame.width - width
    }
    frame.size.width = width
    return frame
  }

  private static func overlaps(_ first: Rect, _ second: Rect) -> Bool {
    let width = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    let height = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    return width > 0.5 && height > 0.5
  }
}
