/// A leaf of ``RowCounts``: the row counts of a few hundred sections, and their sum.
struct RowCountBlock: Hashable, Sendable {
  /// The most counts of a block.
  static let capacity = 512

  private(set) var counts: [Int] = []

  /// The sum of the counts; kept, so that a changed count costs no addition of all of them.
  private(set) var rows = 0

  init() {}

  /// Creates a block of at most ``capacity`` counts.
  init(_ counts: some Collection<Int>) {
    self.counts = Array(counts)
    rows = Self.sum(self.counts, upTo: self.counts.count)
  }

  subscript(section: Int) -> Int {
    get { counts[section] }
    set {
      rows &+= newValue &- counts[section]
      counts[section] = newValue
    }
  }

  /// Returns the rows of the sections before one of the block; `count` gives those of all.
  func rows(before section: Int) -> Int { Self.sum(counts, upTo: section) }

  /// Returns the first section whose rows, with all before it in the block, are more than a number.
  func section(holdingRow row: Int) -> Int {
    var rest = row
    for (section, rows) in counts.enumerated() {
      if rest < rows { return section }
      rest -= rows
    }
    return counts.count - 1
  }

  /// Inserts a count and returns the counts for another block in `added`, if there are too many.
  mutating func insert(_ rows: Int, at section: Int, _ added: inout [RowCountBlock]) {
    if count == Self.capacity, section == count {
      added = [RowCountBlock([rows])]
      return
    }
    counts.insert(rows, at: section)
    self.rows &+= rows
    if count > Self.capacity { added = [split(at: count / 2)] }
  }

  /// Returns how many counts from a section on are equal to those of another block.
  ///
  /// - Returns: The length if all are equal, else a smaller number.
  func equalCount(
    from first: Int,
    with other: RowCountBlock,
    from otherFirst: Int,
    limit length: Int
  ) -> Int {
    if first == otherFirst, counts.span.isIdentical(to: other.counts.span) { return length }
    let left = counts.span.extracting(first..<first + length)
    let right = other.counts.span.extracting(otherFirst..<otherFirst + length)
    // Without an early end the loop is vectorized. A difference is rare, and costs a second loop.
    var difference = 0
    for index in 0..<length { difference |= left[index] ^ right[index] }
    if difference == 0 { return length }
    var equal = 0
    while left[equal] == right[equal] { equal += 1 }
    return equal
  }

  /// Adds without a check for overflow, since a batch may be checked against any numbers.
  private static func sum(_ counts: [Int], upTo end: Int) -> Int {
    var sum = 0
    for count in counts[..<end] { sum &+= count }
    return sum
  }
}

extension RowCountBlock: SummaryTreeLeaf {
  var count: Int { counts.count }

  var summary: RowCountSummary { RowCountSummary(count: count, rows: rows) }

  mutating func split(at offset: Int) -> RowCountBlock {
    let back = RowCountBlock(counts[offset...])
    counts.removeSubrange(offset...)
    rows &-= back.rows
    return back
  }

  mutating func absorb(_ next: RowCountBlock) -> Bool {
    guard count + next.count <= Self.capacity * 3 / 4 else { return false }
    counts += next.counts
    rows &+= next.rows
    return true
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [RowCountBlock]) {
    for section in range { rows &-= counts[section] }
    counts.removeSubrange(range)
  }
}

/// The number of sections of a stretch and the number of their rows.
struct RowCountSummary: SummaryTreeSummary {
  var count: Int
  var rows: Int

  static let zero = RowCountSummary(count: 0, rows: 0)

  static func + (left: RowCountSummary, right: RowCountSummary) -> RowCountSummary {
    RowCountSummary(count: left.count + right.count, rows: left.rows &+ right.rows)
  }

  /// Positions of sections in rows.
  enum Rows: SummaryTreeMetric {
    static func measure(_ summary: RowCountSummary) -> Int { summary.rows }
  }
}
