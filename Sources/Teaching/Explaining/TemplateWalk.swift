/// A position that moves along a text in its plain form while a template is matched.
struct TemplateWalk {
  private let text: [UInt8]
  private var at: Int
  private var numbers: [String: Int] = [:]
  private var paths: [String: [Int]] = [:]

  /// The number of matched letters.
  private(set) var length = 0

  init(text: [UInt8], at start: Int) {
    self.text = text
    at = start
  }

  /// Returns the match of the text between a place and here.
  func match(_ start: Int, isWhole: Bool) -> TextTemplate.Match {
    TextTemplate.Match(
      start: start,
      end: at,
      isWhole: isWhole,
      length: length,
      numbers: numbers,
      paths: paths
    )
  }

  /// Whether the text is cut off here: it ends, or dots or a closing quote follow.
  var isCutOff: Bool {
    let rest = text[at...].drop { $0 == 0x20 }
    guard let first = rest.first else { return true }
    if rest.starts(with: [0x2E, 0x2E, 0x2E]) { return true }
    if Self.isQuote(first) { return rest.dropFirst().first.map(Self.endsQuote) ?? true }
    return rest.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ")") }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

  /// Returns whether a byte may follow a closing quote.
  private static func endsQuote(_ byte: UInt8) -> Bool {
    isQuote(byte) || " ,;.:)]}".utf8.contains(byte)
  }

  /// Returns whether a byte does not count in a comparison: a space or a quote.
  private static func isIgnored(_ byte: UInt8) -> Bool { byte == 0x20 || isQuote(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func skipIgnored() {
    while at < text.count, Self.isIgnored(text[at]) { at += 1 }
  }

  /// Reads words; at a difference, the position is before it.
  mutating func take(_ words: ArraySlice<UInt8>) -> Bool {
    for byte in words where !Self.isIgnored(byte) {
      let place = at
      skipIgnored()
      guard at < text.count, text[at] == byte else {
        at = place
        return false
      }
      at += 1
      length += 1
    }
    return true
  }

  /// Reads a number.
  ///
  /// One at the end of the text may lack digits and is not kept, nor is a placeholder.
  mutating func takeNumber(_ name: String, before words: [UInt8]?) -> Bool {
    let place = at
    skipIgnored()
    let isNegative = at < text.count && text[at] == UInt8(ascii: "-")
    let digits = text[(isNegative ? at + 1 : at)...].prefix(while: Self.isDigit)
    guard !digits.isEmpty else {
      at = place
      return skipPlaceholder(before: words, limit: 24)
    }
    at = digits.endIndex
    if let number = Int(String(decoding: digits, as: UTF8.self)), words == nil || !isCutOff {
      numbers[name] = isNegative ? -number : number
    }
    // The decimals of a height do not matter.
    if at + 1 < text.count, text[at] == 0x2E, Self.isDigit(text[at + 1]) {
      at = text[(at + 1)...].prefix(while: Self.isDigit).endIndex
    }
    return true
  }

  /// Reads an index path such as `@0.3` or `[0, 3]`; a placeholder is not kept.
  mutating func takePath(_ name: String, before words: [UInt8]?) -> Bool {
    let place = at
    skipIgnored()
    let rest = text[at...]
    let isPlain = rest.first == UInt8(ascii: "@")
    guard isPlain || rest.first == UInt8(ascii: "["), let path = path(rest.dropFirst(), isPlain)
    else {
      at = place
      return skipPlaceholder(before: words, limit: 120)
    }
    paths[name] = path.numbers
    at = path.end
    return true
  }

  private func path(_ rest: ArraySlice<UInt8>, _ isPlain: Bool) -> (numbers: [Int], end: Int)? {
    let bytes = rest.prefix {
      Self.isDigit($0) || (isPlain ? $0 == 0x2E : $0 == UInt8(ascii: ",") || $0 == 0x20)
    }
    let numbers = bytes.split { !Self.isDigit($0) }.map { Int(String(decoding: $0, as: UTF8.self)) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    if isPlain { return (numbers.compactMap(\.self), bytes.endIndex) }
    guard bytes.endIndex < text.count, text[bytes.endIndex] == UInt8(ascii: "]") else { return nil }
    return (numbers.compactMap(\.self), bytes.endIndex + 1)
  }

  /// Skips one word, or a placeholder that was pasted instead of a value, up to the next words.
  ///
  /// - Parameters:
  ///   - words: The words after it; nil if it is the last part.
  ///   - limit: The most bytes that it may have.
  /// - Returns: Whether the words follow.
  mutating func skipPlaceholder(before words: [UInt8]?, limit: Int) -> Bool {
    let place = at
    skipIgnored()
    let start = at
    let end = min(text.count, start + limit)
    guard let words else {
      at = text[start..<end].firstIndex(of: 0x20) ?? end
      return at > start
    }
    let needed = words.prefix(8)
    while at < end {
      at += 1
      var ahead = self
      if ahead.take(needed) { return true }
      if at < text.count, text[at] == 0x20, text[start..<at].contains(0x20) { break }
    }
    at = place
    return false
  }

  /// Skips up to the next words; without them, to the end.
  mutating func skip(to words: [UInt8]) -> Bool {
    let limit = min(text.count, at + 4000)
    let first = words.first { !Self.isIgnored($0) }
    for place in at..<max(at, limit) where text[place] == first {
      var ahead = self
      ahead.at = place
      guard ahead.take(words[...]) else { continue }
      at = place
      return true
    }
    at = text.count
    return false
  }
}
