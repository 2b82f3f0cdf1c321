/// The steps between expected and actual lines that share as many lines as possible.
struct LineSteps {
  /// A step; a line of `...` has the actual lines that it takes.
  private enum Step {
    case edit(LineEdit)
    case lines(Int, ArraySlice<String>)

    var isRemoval: Bool {
      if case .edit(.removed) = self { true } else { false }
    }
  }

  /// The size limit of a line-by-line comparison; larger differences are replaced as a whole.
  private static let limit = 1_000_000

  private let expected: ArraySlice<ExpectedLine>
  private let answer: ArraySlice<String>

  init(_ expected: ArraySlice<ExpectedLine>, _ answer: ArraySlice<String>) {
    (self.expected, self.answer) = (expected, answer)
  }

  /// The steps in order.
  var edits: [LineEdit] {
    guard answer.isEmpty || expected.count <= Self.limit / answer.count else {
      return expected.indices.map { .removed($0) } + answer.map { .added($0) }
    }
    return Self.edits(of: steps)
  }

  private var steps: [Step] {
    let table = LineTable(expected, answer)
    var steps: [Step] = []
    var (row, column) = (0, 0)
    while row < expected.count {
      let place = expected.startIndex + row
      let skipped = table.common(row + 1, column)
      if expected[place].isAnyLines {
        let start = answer.startIndex + column
        // It takes as many lines as it can without a loss.
        while column < answer.count, table.common(row, column + 1) >= skipped { column += 1 }
        steps.append(.lines(place, answer[start..<answer.startIndex + column]))
        row += 1
      } else if column < answer.count, table.isSame(row, column) {
        steps.append(.edit(.same(place)))
        (row, column) = (row + 1, column + 1)
      } else if column == answer.count || skipped >= table.common(row, column + 1) {
        steps.append(.edit(.removed(place)))
        row += 1
      } else {
        steps.append(.edit(.added(answer[answer.startIndex + column])))
        column += 1
      }
    }
    return steps + answer.dropFirst(column).map { .edit(.added($0)) }
  }

  /// Returns the edits of steps.
  ///
  /// A missing line next to `...` is replaced with the nearest line that it takes.
  private static func edits(of steps: [Step]) -> [LineEdit] {
    var edits: [LineEdit] = []
    var missing = 0
    var replacing: ArraySlice<String> = []
    for (index, step) in steps.enumerated() {
      if !step.isRemoval {
        edits += replacing.map { .added($0) }
        replacing = []
      }
      switch step {
      case .lines(let place, let taken):
        edits += taken.prefix(missing).map { .added($0) }
        edits.append(.same(place))
        let next = steps[(index + 1)...].prefix { $0.isRemoval }.count
        replacing = taken.dropFirst(missing).suffix(next)
        missing = -replacing.count
      case .edit(let edit):
        edits.append(edit)
        switch edit {
        case .same: missing = 0
        case .removed: missing += 1
        case .added: missing = max(0, missing - 1)
        }
      }
    }
    return edits + replacing.map { .added($0) }
  }
}

/// The numbers of lines that the rests of two outputs share.
private struct LineTable {
  private let columns: Int
  private var numbers: [Int32]
  private var same: [Bool]

  /// Compares all lines.
  ///
  /// - Complexity: O(n · m).
  init(_ expected: ArraySlice<ExpectedLine>, _ answer: ArraySlice<String>) {
    columns = answer.count
    numbers = Array(repeating: 0, count: (expected.count + 1) * (columns + 1))
    same = Array(repeating: false, count: expected.count * columns)
    for (row, line) in expected.enumerated().reversed() {
      let (here, below) = (row * (columns + 1), (row + 1) * (columns + 1))
      // A line of `...` can take no line, even at the end.
      numbers[here + columns] = numbers[below + columns]
      for (column, text) in answer.enumerated().reversed() {
        let isSame = !line.isAnyLines && line.matches(text)
        same[row * columns + column] = isSame
        numbers[here + column] =
          isSame
          ? numbers[below + column + 1] + 1
          : max(numbers[below + column], numbers[here + column + 1])
      }
    }
  }

  /// Returns the number of lines that the outputs share from two positions on.
  func common(_ row: Int, _ column: Int) -> Int32 { numbers[row * (columns + 1) + column] }

  /// Returns whether two lines match, other than by `...`.
  func isSame(_ row: Int, _ column: Int) -> Bool { same[row * columns + column] }
}
