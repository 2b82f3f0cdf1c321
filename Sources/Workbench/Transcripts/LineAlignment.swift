/// The expected and actual lines that match from both ends, and the rest between them.
///
/// A line of `...` takes the lines up to the first place where the lines after it match. This finds
/// a complete match if one exists, without trying other places.
struct LineAlignment {
  /// The expected lines that are not aligned; empty if all match.
  private(set) var expected: Range<Int>

  /// The actual lines that are not aligned; empty if all match.
  private(set) var actual: Range<Int>

  /// Whether all lines match.
  var isComplete: Bool { expected.isEmpty && actual.isEmpty }

  /// Aligns the lines.
  ///
  /// - Complexity: O(n · m) for n expected and m actual lines; linear unless most lines are equal.
  init(_ lines: [ExpectedLine], _ answer: [String]) {
    var (start, end) = (0, lines.count)
    var (first, last) = (0, answer.count)
    while start < end, first < last, lines[start].isAligned(with: answer[first]) {
      (start, first) = (start + 1, first + 1)
    }
    while start < end, first < last, lines[end - 1].isAligned(with: answer[last - 1]) {
      (end, last) = (end - 1, last - 1)
    }
    while start < end, lines[start].isAnyLines {
      let segment = lines[(start + 1)..<end].prefix { !$0.isAnyLines }
      if segment.endIndex == end {
        // Lines at the end are aligned already, unless they differ.
        if segment.isEmpty { (start, first) = (end, last) }
        break
      }
      guard let place = Self.place(of: segment, in: answer[first..<last]) else { break }
      (start, first) = (segment.endIndex, place + segment.count)
    }
    (expected, actual) = (start..<end, first..<last)
  }

  /// Returns the first index at which a segment matches, or nil.
  private static func place(
    of segment: ArraySlice<ExpectedLine>,
    in answer: ArraySlice<String>
  ) -> Int? {
    guard segment.count <= answer.count else { return nil }
    let last = answer.endIndex - segment.count
    return (answer.startIndex...last).first { start in
      zip(segment, answer[start...]).allSatisfy { $0.matches($1) }
    }
  }
}

extension ExpectedLine {
  /// Whether one line matches, rather than any number of lines.
  fileprivate func isAligned(with answer: String) -> Bool { !isAnyLines && matches(answer) }
}
