/// A comparison of a watched command's outputs that marks changed lines.
struct ChangeMarks {
  /// The number of outputs that differed from the previous one.
  private(set) var count = 0

  private var last: [String]?

  /// Returns the lines of an output, each with a mark: `>` if it is new or changed, else a blank.
  ///
  /// - Parameter lines: The output.
  /// - Returns: The lines, with one about removed lines; nil without changes.
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
      marked.append(SessionText.removedLines(old.count - lines.count).words)
    }
    return marked
  }
}
