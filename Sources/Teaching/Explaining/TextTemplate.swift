/// A UIKit text with placeholders: `attempt to delete row {row} from section {section}`.
///
/// `{name}` matches a number, `{name@}` an index path and `{_}` a word. `{}` matches anything up to
/// the words after it. A pasted placeholder such as `%ld` or `<private>` matches without a value.
/// Spaces and quotes do not count, so a text may be wrapped anywhere.
struct TextTemplate: Sendable {
  private enum Piece: Sendable {
    case words([UInt8])
    case number(String)
    case path(String)
    case word
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
      } else if name == "_" {
        pieces.append(.word)
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

  /// Returns the longest part of the template in a text without its beginning.
  ///
  /// The part continues to the end of the template, or to where the text is cut off. Nil means that
  /// the text has no such part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - starts: The places in the text where the rest may start.
  /// - Returns: The match, or nil.
  func rest(in text: [UInt8], from starts: [Int]) -> Match? {
    var best: Match?
    for start in starts {
      for (index, piece) in pieces.enumerated() {
        guard case .words(let words) = piece else { continue }
        for offset in words.indices where words[offset] == text[start] {
          guard index > 0 || offset > 0,
            let match = match(in: text, at: start, from: index, after: offset),
            isEnough(match, of: text), match.length > (best?.length ?? 0)
          else { continue }
          best = match
        }
      }
    }
    return best
  }

  /// Returns whether a rest has enough letters: half of all if the text continues after it.
  private func isEnough(_ match: Match, of text: [UInt8]) -> Bool {
    match.length >= Self.minimum
      && (match.length * 2 >= letters || TemplateWalk(text: text, at: match.end).isCutOff)
  }

  /// The number of letters of all words.
  private var letters: Int {
    pieces.reduce(0) { count, piece in
      guard case .words(let words) = piece else { return count }
      return count + words.count { $0 != 0x20 }
    }
  }

  /// Matches the pieces from a piece on, without its first bytes.
  private func match(
    in text: [UInt8],
    at start: Int,
    from first: Int = 0,
    after offset: Int = 0
  ) -> Match? {
    var walk = TemplateWalk(text: text, at: start)
    for index in first..<pieces.count
    where !take(index, after: index == first ? offset : 0, &walk) {
      return walk.length >= Self.minimum && walk.isCutOff
        ? walk.match(start, isWhole: false) : nil
    }
    return walk.match(start, isWhole: first == 0 && offset == 0)
  }

  private func take(_ index: Int, after offset: Int, _ walk: inout TemplateWalk) -> Bool {
    let next = index + 1 < pieces.count ? pieces[index + 1] : nil
    var words: [UInt8]?
    if case .words(let bytes)? = next { words = bytes }
    switch pieces[index] {
    case .words(let bytes): return walk.take(bytes[offset...])
    case .number(let name): return walk.takeNumber(name, before: words)
    case .path(let name): return walk.takePath(name, before: words)
    case .word: return walk.skipPlaceholder(before: words, limit: 200)
    case .anything: return words.map { walk.skip(to: $0) } ?? true
    }
  }
}
