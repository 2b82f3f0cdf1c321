import TextLayout

/// Finding a command by a part of it, more exactly with every key.
struct HistorySearch {
  /// What the commands must hold.
  private(set) var pattern = ""

  /// The commands that hold it, newest first, each once.
  private(set) var matches: [String] = []

  private let entries: [String]
  private var index = 0

  /// Starts without a pattern: nothing is found yet.
  ///
  /// - Parameter entries: The commands, oldest first.
  init(_ entries: [String]) {
    self.entries = entries
  }

  /// The command that is shown, or nil.
  var match: String? { index < matches.count ? matches[index] : nil }

  /// Where the pattern begins in the command that is shown, in Unicode scalars.
  var offset: Int {
    guard let match, let start = match.firstOffset(ofBytes: pattern) else { return 0 }
    return String(decoding: Array(match.utf8)[..<start], as: UTF8.self).unicodeScalars.count
  }

  /// What stands before the line while one searches.
  var prompt: String {
    let count = pattern.isEmpty ? "" : " \(match == nil ? 0 : index + 1)/\(matches.count)"
    return "search \"\(pattern.escapedForDisplay())\"\(count): "
  }

  /// Makes the pattern longer; the command that is shown stays if it still fits.
  mutating func append(_ text: String) {
    narrow(pattern + text, from: pattern.isEmpty ? newestFirst : matches)
  }

  /// Takes the last character away; false where there is none.
  mutating func removeLast() -> Bool {
    guard !pattern.isEmpty else { return false }
    narrow(String(pattern.dropLast()), from: newestFirst)
    return true
  }

  /// Goes to an older command; false where there is none.
  mutating func goBack() -> Bool {
    guard index + 1 < matches.count else { return false }
    index += 1
    return true
  }

  /// Goes to a newer command; false where there is none.
  mutating func goForward() -> Bool {
    guard index > 0 else { return false }
    index -= 1
    return true
  }

  private var newestFirst: [String] {
    var seen: Set<String> = []
    return entries.reversed().filter { seen.insert($0).inserted }
  }

  private mutating func narrow(_ pattern: String, from candidates: [String]) {
    let before = match
    self.pattern = pattern
    matches =
      pattern.isEmpty ? [] : candidates.filter { $0.firstOffset(ofBytes: pattern) != nil }
    index = before.flatMap { matches.firstIndex(of: $0) } ?? 0
  }
}

extension String {
  /// Where the bytes of a text begin in this one, or nil.
  fileprivate func firstOffset(ofBytes text: String) -> Int? {
    let bytes = utf8Span.span
    let wanted = text.utf8Span.span
    guard !wanted.isEmpty else { return 0 }
    var start = 0
    while start + wanted.count <= bytes.count {
      var length = 0
      while length < wanted.count, bytes[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return start }
      start += 1
    }
    return nil
  }
}
