/// The row counts of a table's sections, as a value that is cheap to copy, to edit and to compare.
///
/// The counts are in a tree that keeps sums. A copy shares all of it. An edit copies one block of
/// counts and the nodes above it, and a comparison skips what both sides share. So an edit in one
/// of 100,000 sections costs about as much as in one of ten.
public struct RowCounts: Sendable {
  private var tree: SummaryTree<RowCountBlock>

  /// Creates the counts of no sections.
  public init() { tree = SummaryTree() }

  /// Creates counts from a list.
  ///
  /// - Complexity: O(s) in the sections; O(1) if the list is a `RowCounts` already.
  public init(_ counts: some Collection<Int>) {
    if let same = counts as? RowCounts {
      self = same
      return
    }
    guard counts.count > RowCountBlock.capacity else {
      tree = SummaryTree(leaf: RowCountBlock(counts))
      return
    }
    let counts = Array(counts)
    let starts = stride(from: 0, to: counts.count, by: RowCountBlock.capacity)
    tree = SummaryTree(
      leaves: starts.map { RowCountBlock(counts[$0...].prefix(RowCountBlock.capacity)) }
    )
  }
}

extension RowCounts: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { tree.count }

  /// The number of rows in a section.
  ///
  /// A missing section stops the program, as with an array.
  ///
  /// - Complexity: O(log s) in the sections.
  public subscript(section: Int) -> Int {
    get {
      precondition(section >= 0 && section < tree.count, "Section out of range.")
      return tree.read(at: section) { block, offset in block[offset] }
    }
    set {
      precondition(section >= 0 && section < tree.count, "Section out of range.")
      tree.update(at: section) { block, offset, _ in block[offset] = newValue }
    }
  }

  public func makeIterator() -> Iterator { Iterator(blocks: tree.leaves) }

  /// An iterator over the counts; the cost of one does not grow with the sections.
  public struct Iterator: IteratorProtocol, Sendable {
    fileprivate var blocks: SummaryTree<RowCountBlock>.Leaves
    private var block = RowCountBlock()
    private var offset = 0

    fileprivate init(blocks: SummaryTree<RowCountBlock>.Leaves) { self.blocks = blocks }

    public mutating func next() -> Int? {
      if offset == block.count {
        guard let next = blocks.next() else { return nil }
        block = next
        offset = 0
      }
      defer { offset += 1 }
      return block[offset]
    }
  }
}

extension RowCounts {
  /// Whether a row exists.
  ///
  /// - Complexity: O(log s) in the sections.
  public func holds(_ path: IndexPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row < self[path.section]
  }

  /// The number of rows of all sections.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { tree.summary.rows }

  /// Returns the number of rows of all sections before one.
  ///
  /// - Parameter section: The section, at most the number of sections.
  /// - Returns: The number of rows.
  /// - Complexity: O(log s) in the sections.
  public func rowCount(before section: Int) -> Int {
    precondition(section >= 0 && section <= tree.count, "Section out of range.")
    let rows = tree.search(SummaryTreeCountMetric.self, for: section) { block, offset in
      block.rows(before: offset)
    } combine: { before, rows in
      before.rows &+ rows
    }
    return rows ?? 0
  }

  /// Returns the section of a row, counted through all sections; nil if there are fewer rows.
  ///
  /// - Parameter row: The number of rows before the row.
  /// - Returns: The section, which is not empty.
  /// - Complexity: O(log s) in the sections.
  public func section(holdingRow row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return tree.search(RowCountSummary.Rows.self, for: row) { block, rest in
      block.section(holdingRow: rest)
    } combine: { before, section in
      before.count + section
    }
  }

  /// Inserts the count of a section, which then has the given number.
  ///
  /// - Complexity: O(log s) in the sections.
  public mutating func insert(_ rows: Int, at section: Int) {
    precondition(section >= 0 && section <= tree.count, "Section out of range.")
    guard !tree.isEmpty else {
      tree = SummaryTree(leaf: RowCountBlock([rows]))
      return
    }
    tree.update(at: section) { block, offset, added in block.insert(rows, at: offset, &added) }
  }

  /// Removes the count of a section.
  ///
  /// - Returns: The count.
  /// - Complexity: O(log s) in the sections.
  @discardableResult
  public mutating func remove(at section: Int) -> Int {
    let rows = self[section]
    tree.remove(section..<section + 1)
    return rows
  }
}

extension RowCounts: Hashable {
  /// Whether both have the same counts in the same order.
  ///
  /// - Complexity: O(log s) after an edit of a copy; O(s) if the two share nothing.
  public static func == (left: RowCounts, right: RowCounts) -> Bool {
    left.tree.summary == right.tree.summary
      && left.equalCount(0..<left.count, right, from: 0) == left.count
  }

  /// Hashes the number of sections and of rows.
  public func hash(into hasher: inout Hasher) { hasher.combine(tree.summary) }

  /// Returns how many of some sections, from the first one on, have the same counts as sections of
  /// other counts.
  ///
  /// - Parameters:
  ///   - range: The sections here.
  ///   - other: The other counts.
  ///   - start: The first of as many sections there.
  /// - Returns: The length of the range, or the number of sections before the first difference.
  /// - Complexity: O(log s) for sections that both share, at any numbers; else O(k) for k sections.
  func equalCount(_ range: Range<Int>, _ other: RowCounts, from start: Int) -> Int {
    tree.equalCount(
      from: range.lowerBound,
      with: other.tree,
      from: start,
      limit: range.count
    ) { block, first, other, otherFirst, length in
      block.equalCount(from: first, with: other, from: otherFirst, limit: length)
    }
  }

  /// Returns the problems of the counts; empty unless they have a bug.
  func checkInvariants() -> [String] {
    var problems = tree.checkInvariants()
    for block in tree.leaves {
      if block.count > RowCountBlock.capacity {
        problems.append("a block has \(block.count) counts")
      }
      if block != RowCountBlock(block.counts) { problems.append("a block has a wrong sum") }
    }
    return problems
  }
}

extension RowCounts: ExpressibleByArrayLiteral, CustomStringConvertible {
  public init(arrayLiteral counts: Int...) { self.init(counts) }

  /// The counts as an array is written, such as `[3, 2]`.
  public var description: String { Array(self).description }
}
