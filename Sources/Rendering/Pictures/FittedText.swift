import TableUI
import TextLayout

/// A text that stays within its frame whatever the fonts of the machine.
struct FittedText: Hashable, Sendable {
  /// The drawn text, safe to show.
  private(set) var words: String

  /// The size of the font in points, or nil for that of the style.
  private(set) var size: Double?

  /// The width that the text is squeezed or stretched to, or nil if it has enough room.
  private(set) var length: Double?

  /// Creates a text for a frame.
  ///
  /// A text that a text drawing shows in full is complete here too, in smaller letters if needed.
  /// Other texts are cut at the end of the frame.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - style: The style of the text.
  ///   - room: The size of its frame.
  init(_ text: String, _ style: PictureTextStyle, in room: Size) {
    words = text
    let height = room.height * 0.8
    if style.size > height { size = height }
    let scale = (size ?? style.size) / style.size
    let (width, columns) = (room.width, Int(room.width / (TextMetrics.column * style.scale)))
    if text.isGlyphRow {
      length = min(Double(text.displayWidth) * TextMetrics.column * style.scale, width)
      size = min(size ?? .infinity, 11 * style.scale)
      return
    }
    // A small byte count is enough to identify a short text, and a long one need not be measured
    // completely.
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

  /// Returns the leading Characters that have room, with an ellipsis.
  private static func cut(_ text: String, to width: Double, _ style: PictureTextStyle) -> String {
    let ellipsis = 0.9 * style.size
    var result = ""
    var used = 0.0
    for character in text {
      let next = style.width(of: String(character))
      // A Character may have any number of combining marks.
      guard character.utf8.count < 64, used + next + ellipsis <= width else { break }
      used += next
      result.append(character)
    }
    return result + "…"
  }
}

extension String {
  /// Whether the text is a row of symbols in columns, such as the stars of a rating.
  fileprivate var isGlyphRow: Bool {
    guard let first = unicodeScalars.first, first.value >= 0x2190 else { return false }
    return unicodeScalars.allSatisfy { (0x2190...0x27BF).contains($0.value) }
  }
}

/// The text widths of Helvetica, which are close to those of the pictures' fonts.
enum HelveticaWidths {
  /// The widths of the printable ASCII characters from the space on, in thousandths of the font
  /// size.
  private static let ascii: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Returns the width of a Character, relative to the font size.
  static func width(of character: Character) -> Double {
    if let code = character.asciiValue {
      return (0x20..<0x7f).contains(code) ? ascii[Int(code) - 0x20] / 1000 : 0
    }
    switch character.displayWidth {
    case 0: return 0
    case 2: return character.isPictograph ? 1.25 : 1
    default: return 0.6
    }
  }

  /// Returns the width of a text, relative to the font size.
  static func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  /// Returns the maximum width of a text with other fonts, relative to the font size.
  ///
  /// DejaVu Sans and Verdana are a fifth wider than Helvetica. Characters that no listed font has
  /// may be drawn as one box per scalar.
  static func greatestWidth(of text: String) -> Double {
    text.reduce(0) { sum, character in
      if character.isASCII { return sum + width(of: character) * 1.25 }
      return sum + max(Double(character.unicodeScalars.count), width(of: character)) * 1.3
    }
  }
}

extension Character {
  /// Whether the Character is drawn as an emoji, which is wider than an ideograph.
  fileprivate var isPictograph: Bool {
    unicodeScalars.first.map { $0.value >= 0x1F000 || $0.properties.isEmojiPresentation } ?? false
  }
}
