import TableModel

/// How the height of something came to be known.
package enum HeightMark: Hashable, Sendable {
  /// The delegate or a property gave it.
  case given

  /// Nobody asked yet: it is an estimate until the element comes to the screen.
  case estimated

  /// It was measured from the content of a cell.
  case measured
}

/// How the height of each row of a section came to be known, kept as runs.
///
/// A million rows that nobody has seen are one run. Every question and every edit is O(log n).
struct HeightMarks: Equatable, Sendable {
  private var tree: SummaryTree<HeightMarkRun>

  /// Makes marks that are all equal.
  init(repeating mark: HeightMark, count: Int) {
    tree = SummaryTree(leaf: HeightMarkRun(mark: mark, count: count))
  }

  /// How many rows there are.
  var count: Int { tree.count }

  subscript(row: Int) -> HeightMark {
    get { tree.leaf(at: row)?.leaf.mark ?? .given }
    set {
      tree.update(at: row) { run, offset, added in run.replace(offset, newValue, &added) }
    }
  }

  mutating func insert(_ mark: HeightMark, count: Int, at row: Int) {
    tree.insert(SummaryTree(leaf: HeightMarkRun(mark: mark, count: count)), at: row)
  }

  mutating func remove(_ rows: Range<Int>) { tree.remove(rows) }

  /// What is wrong with the marks; empty unless there is a bug in them.
  func checkInvariants() -> [String] { tree.checkInvariants() }
}

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
