import TextLayout

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
