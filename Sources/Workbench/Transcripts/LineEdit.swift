/// One step from an expected answer to the one that came.
enum LineEdit: Hashable {
  /// The expected line, by its place, stands for what came.
  case same(Int)

  /// The expected line, by its place, did not come.
  case removed(Int)

  /// This line came and was not expected.
  case added(String)

  /// The steps between two answers; few, and what goes stands before what comes.
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

  /// Larger middles are replaced as a whole rather than compared line by line.
  private static let limit = 1_000_000

  private static func middle(
    _ expected: ArraySlice<ExpectedLine>,
    _ answer: ArraySlice<String>
  ) -> [LineEdit] {
    let (rows, columns) = (expected.count, answer.count)
    guard rows > 0, columns > 0, rows <= limit / columns else {
      return expected.indices.map { .removed($0) } + answer.map { .added($0) }
    }
    // The longest common rest from each pair of places on.
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
