/// A step from the expected output to the actual one.
enum LineEdit: Hashable {
  /// The expected line with this index, which matches.
  case same(Int)

  /// The expected line with this index, which is missing.
  case removed(Int)

  /// An unexpected line.
  case added(String)

  /// Returns a short list of steps between two outputs, with removed lines before added ones.
  static func edits(from expected: [ExpectedLine], to answer: [String]) -> [LineEdit] {
    var start = 0
    while start < min(expected.count, answer.count), expected[start].matches(answer[start]) {
      start += 1
    }
    var (expectedEnd, answerEnd) = (expected.count, answer.count)
    while expectedEnd > start, answerEnd > start,
      expected[expectedEnd - 1].matches(answer[answerEnd - 1])
    {
      expectedEnd -= 1
      answerEnd -= 1
    }
    let middle = middle(expected[start..<expectedEnd], answer[start..<answerEnd])
    return (0..<start).map { .same($0) } + middle + (expectedEnd..<expected.count).map { .same($0) }
  }

  /// The size limit of a line-by-line comparison; larger differences are replaced as a whole.
  private static let limit = 1_000_000

  private static func middle(
    _ expected: ArraySlice<ExpectedLine>,
    _ answer: ArraySlice<String>
  ) -> [LineEdit] {
    let (rows, columns) = (expected.count, answer.count)
    guard rows > 0, columns > 0, rows <= limit / columns else {
      return expected.indices.map { .removed($0) } + answer.map { .added($0) }
    }
    // The length of the longest common suffix from each pair of positions.
    let width = columns + 1
    var common = [Int](repeating: 0, count: (rows + 1) * width)
    var isSame = [Bool](repeating: false, count: rows * columns)
    for (row, line) in expected.enumerated().reversed() {
      for (column, text) in answer.enumerated().reversed() {
        let same = line.matches(text)
        isSame[row * columns + column] = same
        common[row * width + column] =
          same
          ? common[(row + 1) * width + column + 1] + 1
          : max(common[(row + 1) * width + column], common[row * width + column + 1])
      }
    }
    var edits: [LineEdit] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      if row < rows, column < columns, isSame[row * columns + column] {
        edits.append(.same(expected.startIndex + row))
        (row, column) = (row + 1, column + 1)
      } else if row < rows,
        column == columns || common[(row + 1) * width + column] >= common[row * width + column + 1]
      {
        edits.append(.removed(expected.startIndex + row))
        row += 1
      } else {
        edits.append(.added(answer[answer.startIndex + column]))
        column += 1
      }
    }
    return edits
  }
}
