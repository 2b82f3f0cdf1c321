import TableModel

/// A leaf of ``HeightMarks``: neighbouring rows whose heights came to be known in one way.
struct HeightMarkRun: Hashable, Sendable {
  var mark = HeightMark.given
  var count = 0

  /// Marks one row; what no longer belongs to this run goes to the list of those that are to follow.
  mutating func replace(_ row: Int, _ other: HeightMark, _ added: inout [HeightMarkRun]) {
    guard other != mark else { return }
    let before = HeightMarkRun(mark: mark, count: row)
    let one = HeightMarkRun(mark: other, count: 1)
    let behind = HeightMarkRun(mark: mark, count: count - row - 1)
    var runs = [before, one, behind].filter { $0.count > 0 }
    self = runs.removeFirst()
    added = runs
  }
}

extension HeightMarkRun: SummaryTreeLeaf {
  var summary: HeightMarkSummary { HeightMarkSummary(count: count) }

  mutating func split(at offset: Int) -> HeightMarkRun {
    defer { count = offset }
    return HeightMarkRun(mark: mark, count: count - offset)
  }

  mutating func absorb(_ next: HeightMarkRun) -> Bool {
    guard next.mark == mark else { return false }
    count += next.count
    return true
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [HeightMarkRun]) {
    count -= range.count
  }
}

/// How many rows a stretch has.
struct HeightMarkSummary: SummaryTreeSummary {
  var count: Int

  static let zero = HeightMarkSummary(count: 0)

  static func + (left: HeightMarkSummary, right: HeightMarkSummary) -> HeightMarkSummary {
    HeightMarkSummary(count: left.count + right.count)
  }
}
