/// The sections and rows that two states have in common.
///
/// Equal rows at the start and the end of a section are left out. The rest of each section is a
/// span. The rows of all spans are numbered consecutively, with separate numbers for old and new
/// ones.
@usableFromInline struct DifferenceMatches: Sendable {
  /// The rows of a section that have to be compared.
  @usableFromInline struct Span: Sendable {
    /// The number of the old section, or -1 if the section is inserted.
    @usableFromInline let oldSection: Int

    /// The number of the new section, or -1 if the section is deleted.
    @usableFromInline let newSection: Int

    /// The old rows.
    @usableFromInline let oldRows: Range<Int>

    /// The new rows.
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

  /// The old number of each new section, or nil if it is inserted.
  @usableFromInline var sectionSources: [Int?] = []

  @usableFromInline var spans: [Span] = []

  /// The number of old rows in the spans.
  @usableFromInline var oldCount = 0

  /// The number of the span for each old row of the spans.
  @usableFromInline var owners: [Int32] = []

  /// The matching old row for each new row of the spans, or -1.
  @usableFromInline var rowSources: [Int32] = []

  /// The rows with different content.
  @usableFromInline var changedRows: [RowMove] = []

  @inlinable
  init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }

  /// Adds the rows of a section that have to be compared.
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

  /// Returns the old rows of a span among those of all spans.
  @inlinable
  func oldPositions(of span: Span) -> Range<Int> {
    span.oldStart..<span.oldStart + span.oldRows.count
  }

  /// Records the span of each old row, once all spans are added.
  @inlinable
  mutating func noteOwners() {
    owners.reserveCapacity(oldCount)
    for (number, span) in spans.enumerated() {
      owners += repeatElement(Int32(truncatingIfNeeded: number), count: span.oldRows.count)
    }
  }

  /// Returns the path of an old row of the spans.
  @inlinable
  func oldPath(of position: Int) -> IndexPath {
    let span = spans[Int(owners[position])]
    return IndexPath(
      row: span.oldRows.lowerBound + position - span.oldStart,
      section: span.oldSection
    )
  }
}
