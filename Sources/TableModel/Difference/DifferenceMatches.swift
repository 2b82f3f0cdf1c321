/// Which sections and rows of two states are the same.
///
/// What both have in common at the start and at the end of a section is left out; the rest of each section
/// is a span. The rows of all spans are numbered through, old and new ones for themselves.
@usableFromInline struct DifferenceMatches: Sendable {
  /// The rows of a section that have to be looked at.
  @usableFromInline struct Span: Sendable {
    /// The number of the section before, or -1 for one that comes.
    @usableFromInline let oldSection: Int

    /// The number of the section afterwards, or -1 for one that goes.
    @usableFromInline let newSection: Int

    /// The rows before.
    @usableFromInline let oldRows: Range<Int>

    /// The rows afterwards.
    @usableFromInline let newRows: Range<Int>

    /// The number of the first old row among those of all spans.
    @usableFromInline let oldStart: Int

    @inlinable
    init(
      oldSection: Int,
      newSection: Int,
      oldRows: Range<Int>,
      newRows: Range<Int>,
      oldStart: Int
    ) {
      self.oldSection = oldSection
      self.newSection = newSection
      self.oldRows = oldRows
      self.newRows = newRows
      self.oldStart = oldStart
    }
  }

  @usableFromInline var before: [Int]
  @usableFromInline var after: [Int]

  /// For each section afterwards its number before, or nil for one that comes.
  @usableFromInline var sectionSources: [Int?] = []

  @usableFromInline var spans: [Span] = []

  /// The number of old rows in the spans.
  @usableFromInline var oldCount = 0

  /// For each old row of the spans the number of its span.
  @usableFromInline var owners: [Int32] = []

  /// For each new row of the spans the old row that it is, or -1.
  @usableFromInline var rowSources: [Int32] = []

  /// The rows that show something else.
  @usableFromInline var changedRows: [RowMove] = []

  @inlinable
  init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }

  /// Adds the rows of a section that have to be looked at.
  @inlinable
  mutating func addSpan(old: Int, _ oldRows: Range<Int>, new: Int, _ newRows: Range<Int>) {
    if oldRows.isEmpty && newRows.isEmpty { return }
    spans.append(
      Span(
        oldSection: old,
        newSection: new,
        oldRows: oldRows,
        newRows: newRows,
        oldStart: oldCount
      )
    )
    oldCount += oldRows.count
  }

  /// The old rows of a span among those of all.
  @inlinable
  func oldPositions(of span: Span) -> Range<Int> {
    span.oldStart..<span.oldStart + span.oldRows.count
  }

  /// Notes to which span each old row belongs, once all spans are there.
  @inlinable
  mutating func noteOwners() {
    owners.reserveCapacity(oldCount)
    for (number, span) in spans.enumerated() {
      owners += repeatElement(Int32(truncatingIfNeeded: number), count: span.oldRows.count)
    }
  }

  /// The path of an old row of the spans.
  @inlinable
  func oldPath(of position: Int) -> IndexPath {
    let span = spans[Int(owners[position])]
    return IndexPath(
      row: span.oldRows.lowerBound + position - span.oldStart,
      section: span.oldSection
    )
  }
}
