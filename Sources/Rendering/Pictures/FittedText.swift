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

/// How wide Helvetica sets a text, which the fonts of the pictures come close to.
enum HelveticaWidths {
  /// The widths of the printable characters of ASCII from the blank on, in thousandths of the font size.
  private static let ascii: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// How wide a Character is, in parts of the font size.
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

  /// How wide a text is, in parts of the font size.
  static func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  /// How wide a text may come out where the fonts are others, in parts of the font size.
  ///
  /// DejaVu Sans and Verdana are a fifth wider than Helvetica; what no font of the list has may be drawn as a
  /// box for each of its scalars.
  static func greatestWidth(of text: String) -> Double {
    text.reduce(0) { sum, character in
      if character.isASCII { return sum + width(of: character) * 1.25 }
      return sum + max(Double(character.unicodeScalars.count), width(of: character)) * 1.3
    }
  }
}

extension Character {
  /// Whether it is drawn as a little picture, which is wider than an ideograph.
  fileprivate var isPictograph: Bool {
    unicodeScalars.first.map { $0.value >= 0x1F000 || $0.properties.isEmojiPresentation } ?? false
  }
}
