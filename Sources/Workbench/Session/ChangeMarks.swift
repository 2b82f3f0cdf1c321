/// Compares the answers of a command that is watched, and marks the lines that changed.
struct ChangeMarks {
  /// How often the answer was another one than before.
  private(set) var count = 0

  private var last: [String]?

  /// The lines of an answer, each behind a mark: `>` for a line that is new or another one, a blank for one that
  /// was there.
  ///
  /// - Parameter lines: The answer.
  /// - Returns: The lines, with one about those that went; nil where nothing changed.
  mutating func lines(of lines: [String]) -> [String]? {
    guard let old = last else {
      last = lines
      return lines.map { "  " + $0 }
    }
    guard old != lines else { return nil }
    last = lines
    count += 1
    var known: [String: Int] = [:]
    for line in old { known[line, default: 0] += 1 }
    var marked: [String] = []
    for line in lines {
      let isKnown = known[line, default: 0] > 0
      if isKnown { known[line, default: 0] -= 1 }
      marked.append((isKnown ? "  " : "> ") + line)
    }
    if lines.count < old.count {
      marked.append("> \(TextFormatting.count(old.count - lines.count, "line")) less")
    }
    return marked
  }
}
