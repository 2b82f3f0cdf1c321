/// The rows of a section in runs: rows that were adjacent before, and new rows.
struct RowRuns: Sendable {
  /// The changes of a row other than insert, delete and move.
  struct Marks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// The content changed.
    static let updated = Marks(rawValue: 1)

    /// The content changed so that another kind of cell shows it.
    static let rekinded = Marks(rawValue: 2)

    /// The height changed.
    static let resized = Marks(rawValue: 4)

    /// The row was moved explicitly.
    static let moved = Marks(rawValue: 8)
  }

  /// Rows that are adjacent now and were before, or that are all new.
  struct Run: Hashable, Sendable {
    /// The old path of the first row, or nil for new rows.
    var origin: IndexPath?

    /// The number of rows.
    var count: Int

    /// The changes of the rows; a marked run has one row.
    var marks: Marks = []
  }

  /// The runs in a tree, so that a thousand moves within one section do not scan a thousand runs
  /// each.
  private var tree: SummaryTree<Run>

  /// The runs in order; no run is empty.
  var runs: [Run] { Array(tree.leaves) }

  var count: Int { tree.count }

  /// Creates the old rows of a section, or none for a new section.
  init(section: Int?, count: Int) {
    let origin = section.map { IndexPath(row: 0, section: $0) }
    tree = SummaryTree(leaf: Run(origin: origin, count: count))
  }

  /// Inserts new rows.
  mutating func insertNew(_ added: Int, at row: Int) {
    if added > 0 { insert(Run(origin: nil, count: added), at: row) }
  }

  /// Inserts a run.
  mutating func insert(_ run: Run, at row: Int) {
    tree.insert(SummaryTree(leaf: run), at: row)
  }

  /// Removes rows.
  mutating func remove(_ removed: Int, at row: Int) {
    if removed > 0 { tree.remove(row..<row + removed) }
  }

  /// Removes one row.
  mutating func take(at row: Int) -> Run? {
    guard let (run, offset) = tree.leaf(at: row) else { return nil }
    tree.remove(row..<row + 1)
    return run.single(at: offset)
  }

  /// Records the changes of a row; new rows need no marks.
  mutating func mark(_ marks: Marks, at row: Int) {
    tree.update(at: row) { run, offset, added in
      guard run.origin != nil else { return }
      var single = run.single(at: offset)
      single.marks.formUnion(marks)
      if offset + 1 < run.count { added.append(run.split(at: offset + 1)) }
      if offset == 0 {
        run = single
      } else {
        _ = run.split(at: offset)
        added.insert(single, at: 0)
      }
    }
  }
}

extension RowRuns.Run: SummaryTreeLeaf {
  init() { self.init(origin: nil, count: 0) }

  var summary: ItemCount { ItemCount(count: count) }

  /// Returns one row of the run.
  fileprivate func single(at offset: Int) -> Self {
    Self(
      origin: origin.map { IndexPath(row: $0.row + offset, section: $0.section) },
      count: 1,
      marks: marks
    )
  }

  mutating func split(at offset: Int) -> Self {
    var rest = self
    rest.count -= offset
    rest.origin?.row += offset
    count = offset
    return rest
  }

  mutating func absorb(_ next: Self) -> Bool {
    guard marks.isEmpty, next.marks.isEmpty, follows(next) else { return false }
    count += next.count
    return true
  }

  private func follows(_ next: Self) -> Bool {
    guard let origin, let other = next.origin else { return origin == nil && next.origin == nil }
    return other.section == origin.section && other.row == origin.row + count
  }
}
