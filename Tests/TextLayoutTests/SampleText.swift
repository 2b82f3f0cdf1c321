/// Texts of ASCII, wide Characters, marks, joiners, controls and emoji, the same for the same seed.
struct SampleText {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number from a range.
  mutating func number(in range: Range<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state >> 33) % range.count
  }

  /// A text of up to 24 pieces; every third text is printable ASCII alone.
  mutating func next() -> String {
    let pieces = number(in: 0..<3) == 0 ? Self.plain : Self.plain + Self.special
    return (0..<number(in: 0..<25)).reduce(into: "") { text, _ in
      text += pieces[number(in: 0..<pieces.count)]
    }
  }

  private static let plain = ["a", "Z", "0", "#", " ", " ", "~", "word ", "x,", "{}"]
  private static let special = [
    "é", "e\u{301}", "\u{301}", "漢", "字", "🙂", "👨‍👩‍👧", "🇩🇪", "\u{1F1E9}", "👍🏽", "\u{1F3FD}", "1️⃣",
    "⌚\u{FE0E}", "\u{FE0F}", "\u{200D}", "\u{1112}", "\u{1161}", "\u{11AB}", "한", "क्", "ि",
    "\u{600}",
    "\u{AD}", "\u{200B}", "\u{1B}", "\r\n", "\u{202E}", "\u{FFFE}", "\u{85}", "…", "مر", "ｱ",
  ]
}
