/// A step from the expected output to the actual one.
enum LineEdit: Hashable {
  /// The expected line with this index, which matches.
  case same(Int)

  /// The expected line with this index, which is missing.
  case removed(Int)

  /// An unexpected line.
  case added(String)

  /// Whether the step changes nothing.
  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// Returns a short list of steps between two outputs, with removed lines before added ones.
  static func edits(from expected: [ExpectedLine], to answer: [String]) -> [LineEdit] {
    let alignment = LineAlignment(expected, answer)
    let steps = LineSteps(expected[alignment.expected], answer[alignment.actual])
    return (0..<alignment.expected.lowerBound).map { .same($0) } + steps.edits
      + (alignment.expected.upperBound..<expected.count).map { .same($0) }
  }
}
