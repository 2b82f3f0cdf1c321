import TableModel

/// The origin of a height.
package enum HeightMark: Hashable, Sendable {
  /// Provided by the delegate or a property.
  case given

  /// Estimated until the element scrolls in.
  case estimated

  /// Measured from the content of a cell.
  case measured
}

/// The origin of each row height of a section, stored as runs.
///
/// A million rows that were never shown are one run. Every query and every edit is O(log n).
struct HeightMarks: Equatable, Sendable {
  private var tree: SummaryTree<HeightMarkRun>

  private init(tree: SummaryTree<HeightMarkRun>) { self.tree = tree }

  /// Creates equal marks for a number of rows.
  init(repeating mark: HeightMark, count: Int) {
    tree = SummaryTree(leaf: HeightMarkRun(mark: mark, count: count))
  }

  /// Creates equal marks for a number of rows, or nothing if there are none or all are given.
  init?(_ mark: HeightMark, count: Int) {
    if mark == .given || count == 0 { return nil }
    self.init(repeating: mark, count: count)
  }

  /// The number of rows.
  var count: Int { tree.count }

  subscript(row: Int) -> HeightMark {
    get { tree.leaf(at: row)?.leaf.mark ?? .given }
    set {
      tree.update(at: row) { run, offset, added in run.replace(offset, newValue, &added) }
    }
  }

  /// The marks of some rows.
  subscript(rows: Range<Int>) -> HeightMarks { HeightMarks(tree: tree[rows]) }

  mutating func insert(_ marks: HeightMarks, at row: Int) { tree.insert(marks.tree, at: row) }

  mutating func remove(_ rows: Range<Int>) { tree.remove(rows) }

  /// Returns the problems with the marks; empty unless they have a bug.
  func checkInvariants() -> [String] { tree.checkInvariants() }
}

/// A leaf of ``HeightMarks``: neighboring rows with the same height origin.
struct HeightMarkRun: Hashable, Sendable {
  var mark = HeightMark.given
  var count = 0

  /// Marks one row and appends the parts that no longer belong to this run to the leaves after it.
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

/// The number of rows of a stretch.
struct HeightMarkSummary: SummaryTreeSummary {
  var count: Int

  static let zero = HeightMarkSummary(count: 0)

  static func + (left: HeightMarkSummary, right: HeightMarkSummary) -> HeightMarkSummary {
    HeightMarkSummary(count: left.count + right.count)
  }
}
