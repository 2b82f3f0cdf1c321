/// Suggestions for mistyped words.
package enum Suggestion {
  /// Returns a question that suggests the most similar word, for a hint, or nil if there is none.
  package static func question(about word: String, among words: [String]) -> String? {
    nearest(to: word, among: words).map { "did you mean `\($0)`?" }
  }

  /// Returns a hint with the most similar name and the first names.
  ///
  /// - Parameters:
  ///   - word: The mistyped name.
  ///   - names: The known names.
  ///   - owner: The words before the names, such as `the rows have`.
  /// - Returns: The hint, or nil without names.
  package static func hint(
    about word: String,
    among names: [String],
    of owner: String
  ) -> String? {
    guard !names.isEmpty else { return nil }
    let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    let question = question(about: word, among: names).map { $0 + " " } ?? ""
    return "\(question)\(owner) \(list)"
  }

  /// Returns the most similar word if it is similar enough; the first of several equal ones.
  package static func nearest(to word: String, among words: [String]) -> String? {
    // A one-letter word is one edit away from every other one.
    guard word.count > 1 else { return nil }
    let limit = max(1, min(3, word.count / 2))
    var best: (word: String, distance: Int)?
    for candidate in words where abs(candidate.count - word.count) <= limit {
      let distance = distance(word.lowercased(), candidate.lowercased())
      guard distance <= limit else { continue }
      // Omitted letters are more common than wrong ones: `uit` is `quit`, not `hit`.
      let isNearer =
        best.map {
          distance < $0.distance
            || distance == $0.distance && candidate.isAll(of: word)
              && !$0.word.isAll(of: word)
        } ?? true
      if isNearer { best = (candidate, distance) }
    }
    if let best, best.distance == 1 { return best.word }
    // A long common prefix is a better sign than two changed letters: `secs` is `sections`, not
    // `rect`.
    let beginning = words.max { $0.commonPrefixCount(word) < $1.commonPrefixCount(word) }
    if let beginning, beginning.commonPrefixCount(word) >= 3 { return beginning }
    return best?.word
  }

  /// Returns the number of letters to change, add, omit or swap with a neighbor.
  package static func distance(_ left: String, _ right: String) -> Int {
    let a = Array(left.prefix(64))
    let b = Array(right.prefix(64))
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    for i in 1...a.count {
      var new = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        new[j] = min(old[j] + 1, new[j - 1] + 1, old[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          new[j] = min(new[j], older[j - 2] + 1)
        }
      }
      older = old
      old = new
    }
    return old[b.count]
  }
}

extension String {
  /// Returns whether the word contains all letters of another in their order, ignoring case.
  fileprivate func isAll(of other: String) -> Bool {
    var rest = other.lowercased()[...]
    for character in lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns the number of leading Characters that two words share, ignoring case.
  fileprivate func commonPrefixCount(_ other: String) -> Int {
    zip(lowercased(), other.lowercased()).prefix { $0 == $1 }.count
  }
}
