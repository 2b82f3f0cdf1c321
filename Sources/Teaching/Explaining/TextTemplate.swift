/// A UIKit text with placeholders: `attempt to delete row {row} from section {section}`.
///
/// `{name}` matches a number and `{name@}` an index path. `{}` matches anything up to the words
/// after it.
struct TextTemplate: Sendable {
  private enum Piece: Sendable {
    case words([UInt8])
    case number(String)
    case path(String)
    case anything
  }

  private let pieces: [Piece]

  /// The number of letters that a truncated text needs to be recognized.
  private static let minimum = 18

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = PlainText.of(text)[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.words(Array(rest[..<open].utf8))) }
      let close = rest[open...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
      let name = rest[rest.index(after: open)..<close]
      if name.isEmpty {
        pieces.append(.anything)
      } else if name.hasSuffix("@") {
        pieces.append(.path(String(name.dropLast())))
      } else {
        pieces.append(.number(String(name)))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(Array(rest.utf8))) }
    self.pieces = pieces
  }

  /// The words of the template, for finding the most similar one.
  var words: Set<Substring> {
    var words: Set<Substring> = []
    for case .words(let bytes) in pieces {
      let text = String(decoding: bytes, as: UTF8.self)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber })
    }
    return words
  }

  /// The result of a match.
  struct Match: Sendable {
    /// The start, in bytes.
    let start: Int

    /// The end, in bytes.
    let end: Int

    /// Whether the text matches the template to its end.
    let isWhole: Bool

    /// The number of matched letters.
    let length: Int

    /// The numbers, by name.
    let numbers: [String: Int]

    /// The index paths, by name.
    let paths: [String: [Int]]
  }

  /// Returns the first whole match; otherwise the longest beginning that is cut off.
  func match(in text: [UInt8]) -> Match? {
    guard case .words(let first)? = pieces.first else { return nil }
    var best: Match?
    for start in text.indices where text[start] == first[0] {
      guard let match = match(in: text, at: start) else { continue }
      if match.isWhole { return match }
      if match.length > (best?.length ?? 0) { best = match }
    }
    return best
  }

  private func match(in text: [UInt8], at start: Int) -> Match? {
    var walk = Walk(text: text, at: start)
    for (index, piece) in pieces.enumerated() {
      let isMatching: Bool
      switch piece {
      case .words(let words): isMatching = walk.take(words)
      case .number(let name):
        isMatching = walk.takeNumber(name, isLast: index + 1 == pieces.count)
      case .path(let name): isMatching = walk.takePath(name)
      case .anything:
        guard index + 1 < pieces.count, case .words(let next) = pieces[index + 1] else {
          return nil
        }
        isMatching = walk.skip(to: next)
      }
      guard isMatching else {
        return walk.length >= Self.minimum && walk.isCutOff
          ? walk.match(start, isWhole: false) : nil
      }
    }
    return walk.match(start, isWhole: true)
  }

  /// A position that moves along a text.
  private struct Walk {
    let text: [UInt8]
    var at: Int
    var length = 0
    var numbers: [String: Int] = [:]
    var paths: [String: [Int]] = [:]

    init(text: [UInt8], at start: Int) {
      self.text = text
      at = start
    }

    /// Whether the text is cut off here: it ends, or dots or a quote follow.
    var isCutOff: Bool {
      at >= text.count || text[at...].starts(with: [0x2E, 0x2E, 0x2E]) || text[at] == 0x22
        || text[at] == 0x27 || text[at...].allSatisfy { $0 == 0x20 || $0 == 0x29 }
    }

    mutating func take(_ words: [UInt8]) -> Bool {
      for byte in words {
        guard at < text.count, text[at] == byte else { return false }
        at += 1
        length += 1
      }
      return true
    }

    /// Reads a number; one at the end of the text may lack digits and is not kept.
    mutating func takeNumber(_ name: String, isLast: Bool) -> Bool {
      let isNegative = at < text.count && text[at] == UInt8(ascii: "-")
      let digits = text[(isNegative ? at + 1 : at)...].prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, let number = Int(String(decoding: digits, as: UTF8.self)) else {
        return false
      }
      at = digits.endIndex
      if isLast || !isCutOff { numbers[name] = isNegative ? -number : number }
      // The decimals of a height do not matter.
      if at + 1 < text.count, text[at] == 0x2E, (0x30...0x39).contains(text[at + 1]) {
        at = text[(at + 1)...].prefix { (0x30...0x39).contains($0) }.endIndex
      }
      return true
    }

    mutating func takePath(_ name: String) -> Bool {
      guard at < text.count, text[at] == UInt8(ascii: "@") else { return false }
      let path = text[(at + 1)...].prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
      let numbers = path.split(separator: 0x2E).map { Int(String(decoding: $0, as: UTF8.self)) }
      guard !numbers.isEmpty, !numbers.contains(nil) else { return false }
      paths[name] = numbers.compactMap(\.self)
      at = path.endIndex
      return true
    }

    mutating func skip(to words: [UInt8]) -> Bool {
      let limit = min(text.count, at + 2000)
      var place = at
      while place < limit {
        if text[place] == words[0], text[place...].starts(with: words) {
          at = place
          return true
        }
        place += 1
      }
      at = text.count
      return false
    }

    func match(_ start: Int, isWhole: Bool) -> Match {
      Match(
        start: start,
        end: at,
        isWhole: isWhole,
        length: length,
        numbers: numbers,
        paths: paths
      )
    }
  }
}
