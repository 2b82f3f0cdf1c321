import TextLayout

/// An incremental search for commands that contain a text.
struct HistorySearch {
  /// The text that the commands must contain.
  private(set) var pattern = ""

  /// The matching commands, newest first, each once.
  private(set) var matches: [String] = []

  private let entries: [String]
  private var index = 0

  /// Creates a search without a pattern or matches.
  ///
  /// - Parameter entries: The commands, oldest first.
  init(_ entries: [String]) {
    self.entries = entries
  }

  /// The command on screen, or nil.
  var match: String? { index < matches.count ? matches[index] : nil }

  /// The start of the pattern in the command on screen, in Unicode scalars.
  var offset: Int {
    guard let match, let start = match.firstOffset(ofBytes: pattern) else { return 0 }
    return String(decoding: Array(match.utf8)[..<start], as: UTF8.self).unicodeScalars.count
  }

  /// The prompt during the search.
  var prompt: String {
    let count = pattern.isEmpty ? "" : " \(match == nil ? 0 : index + 1)/\(matches.count)"
    return "search \"\(pattern.escapedForDisplay())\"\(count): "
  }

  /// Appends to the pattern; the command on screen stays if it still matches.
  mutating func append(_ text: String) {
    narrow(pattern + text, from: pattern.isEmpty ? newestFirst : matches)
  }

  /// Removes the last character; returns false if the pattern is empty.
  mutating func removeLast() -> Bool {
    guard !pattern.isEmpty else { return false }
    narrow(String(pattern.dropLast()), from: newestFirst)
    return true
  }

  /// Moves to an older command; returns false at the oldest one.
  mutating func goBack() -> Bool {
    guard index + 1 < matches.count else { return false }
    index += 1
    return true
  }

  /// Moves to a newer command; returns false at the newest one.
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
  /// Returns the position of a text's bytes in this one, or nil.
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
