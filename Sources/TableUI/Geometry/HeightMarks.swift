import TableModel

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
