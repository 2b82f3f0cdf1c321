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
    let wanted = letters(of: word)
    // A one-letter word is one edit away from every other one.
    guard wanted.count > 1 else { return nil }
    if let same = words.first(where: { letters(of: $0) == wanted }) { return same }
    var best: (word: String, distance: Int, isWhole: Bool)?
    var beginning: (word: String, count: Int)?
    for candidate in words {
      let known = letters(of: candidate)
      // A long common prefix is a better sign than two changed letters: `secs` is `sections`, not
      // `rect`.
      let shared = zip(known, wanted).prefix { $0 == $1 }.count
      if shared >= max(3, (beginning?.count ?? 0) + 1) { beginning = (candidate, shared) }
      let limit = best?.distance ?? max(1, min(3, wanted.count / 2))
      guard let distance = distance(wanted, known, atMost: limit) else { continue }
      // Omitted letters are more common than wrong ones: `uit` is `quit`, not `hit`.
      let isWhole = contains(known, wanted)
      if let best, best.distance == distance, best.isWhole || !isWhole { continue }
      best = (candidate, distance, isWhole)
    }
    if let best, best.distance == 1 { return best.word }
    return beginning?.word ?? best?.word
  }

  /// Returns the letters to compare: the first 64, in lowercase.
  private static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars.prefix(64))
  }

  /// Returns the number of letters to change, add, omit or swap with a neighbor, or nil if there
  /// are more than a limit.
  private static func distance(
    _ a: [Unicode.Scalar],
    _ b: [Unicode.Scalar],
    atMost limit: Int
  ) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
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
      // A swap reaches back over one row.
      guard min(new.min() ?? 0, old.min() ?? 0) <= limit else { return nil }
      older = old
      old = new
    }
    return old[b.count] <= limit ? old[b.count] : nil
  }

  /// Returns whether a word contains all letters of another in their order.
  private static func contains(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    var rest = other[...]
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
