import TableUI
import TextLayout

/// A text that stays within its frame whatever the fonts of the machine are.
struct FittedText: Hashable, Sendable {
  /// What is drawn, safe to be seen.
  private(set) var words: String

  /// The size of the font in points, or nil for that of the style.
  private(set) var size: Double?

  /// The width that it is pressed or stretched to, or nil where it has room enough as it is.
  private(set) var length: Double?

  /// Fits a text into a width.
  ///
  /// What a drawing as text shows whole is whole here too, in smaller letters if it must be; what is cut there
  /// is cut here where the room ends.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - style: How it is set.
  ///   - room: How wide and how high its frame is.
  init(_ text: String, _ style: PictureTextStyle, in room: Size) {
    words = text
    let height = room.height * 0.8
    if style.size > height { size = height }
    let scale = (size ?? style.size) / style.size
    let (width, columns) = (room.width, Int(room.width / TextMetrics.column))
    if text.isGlyphRow {
      length = min(Double(text.displayWidth) * TextMetrics.column, width)
      size = min(size ?? .infinity, 11)
      return
    }
    // Few bytes say at once that a text is short; a long one need not be measured to its end.
    if text.utf8.count > 4 * columns + 64 || style.width(of: text) * scale > width / 0.88 {
      guard text.utf8.count > columns, text.displayWidth > columns else {
        let natural = style.width(of: text)
        let ratio = natural > 0 ? min(scale, width / natural) : scale
        size = style.size * ratio
        length = min(width, natural * ratio)
        return
      }
      words = Self.cut(text, to: width / scale, style)
    }
    guard style.greatestWidth(of: words) * scale > width else { return }
    length = min(style.width(of: words) * scale, width)
  }

  /// The Characters that fit, with an ellipsis behind them.
  private static func cut(_ text: String, to width: Double, _ style: PictureTextStyle) -> String {
    let ellipsis = 0.9 * style.size
    var result = ""
    var used = 0.0
    for character in text {
      let next = style.width(of: String(character))
      // A Character may be made of any number of marks.
      guard character.utf8.count < 64, used + next + ellipsis <= width else { break }
      used += next
      result.append(character)
    }
    return result + "…"
  }
}

extension String {
  /// Whether it is a drawing made of signs that stand in columns, as the stars of a rating are.
  fileprivate var isGlyphRow: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x2190 else { return false }
    return unicodeScalars.allSatisfy { (0x2190...0x27BF).contains($0.value) }
  }
}
