/// Finds the sections and rows that two states have in common.
///
/// It is inlinable so that the identifiers of other modules get specialized code. Without that,
/// hashing a hundred thousand of them takes five times as long.
@usableFromInline struct DifferenceMatcher<SectionID: Hashable, RowID: Hashable> {
  @usableFromInline let old: DifferenceState<SectionID, RowID>
  @usableFromInline let new: DifferenceState<SectionID, RowID>
  @usableFromInline var matches: DifferenceMatches

  @inlinable
  init(_ old: DifferenceState<SectionID, RowID>, _ new: DifferenceState<SectionID, RowID>) {
    self.old = old
    self.new = new
    matches = DifferenceMatches(before: old.rows.map(\.count), after: new.rows.map(\.count))
  }

  /// Matches all sections and rows.
  @inlinable
  mutating func match(isChanged: ((IndexPath, IndexPath) -> Bool)?) -> DifferenceMatches {
    matchSections()
    addSpans(isChanged)
    matches.noteOwners()
    if matches.oldCount > 0 {
      matchRows()
    } else {
      let count = matches.spans.reduce(0) { $0 + $1.newRows.count }
      matches.rowSources = Array(repeating: -1, count: count)
    }
    if let isChanged { compareMatched(isChanged) }
    return matches
  }

  /// Finds the old section of each new one; equal ones in order.
  @inlinable
  mutating func matchSections() {
    var sources = [Int?](repeating: nil, count: new.sections.count)
    var start = 0
    let limit = Swift.min(old.sections.count, new.sections.count)
    while start < limit, old.sections[start] == new.sections[start] {
      sources[start] = start
      start += 1
    }
    var places: [SectionID: [Int]] = [:]
    for section in (start..<old.sections.count).reversed() {
      places[old.sections[section], default: []].append(section)
    }
    for section in start..<new.sections.count {
      sources[section] = places[new.sections[section]]?.popLast()
    }
    matches.sectionSources = sources
  }

  /// Adds a span for each section, without the equal rows at both ends.
  @inlinable
  mutating func addSpans(_ isChanged: ((IndexPath, IndexPath) -> Bool)?) {
    var isKept = [Bool](repeating: false, count: old.sections.count)
    for (section, source) in matches.sectionSources.enumerated() {
      guard let source else {
        matches.addSpan(old: -1, 0..<0, new: section, 0..<new.rows[section].count)
        continue
      }
      isKept[source] = true
      addSpan(source, section, isChanged)
    }
    for section in old.sections.indices where !isKept[section] {
      matches.addSpan(old: section, 0..<old.rows[section].count, new: -1, 0..<0)
    }
  }

  @inlinable
  mutating func addSpan(
    _ oldSection: Int,
    _ newSection: Int,
    _ isChanged: ((IndexPath, IndexPath) -> Bool)?
  ) {
    let left = old.rows[oldSection]
    let right = new.rows[newSection]
    let limit = Swift.min(left.count, right.count)
    var start = 0
    while start < limit, left[start] == right[start] { start += 1 }
    var end = 0
    let skipsEnd = !(old.mayRepeat || new.mayRepeat)
    while skipsEnd, end < limit - start, left[left.count - 1 - end] == right[right.count - 1 - end]
    {
      end += 1
    }
    matches.addSpan(
      old: oldSection,
      start..<left.count - end,
      new: newSection,
      start..<right.count - end
    )
    guard let isChanged else { return }
    let shift = right.count - left.count
    for row in left.indices where row < start || row >= left.count - end {
      let from = IndexPath(row: row, section: oldSection)
      let to = IndexPath(row: row < start ? row : row + shift, section: newSection)
      if isChanged(from, to) { matches.changedRows.append(RowMove(from: from, to: to)) }
    }
  }

  @inlinable
  mutating func matchRows() {
    var oldRows: [RowID] = []
    oldRows.reserveCapacity(matches.oldCount)
    for span in matches.spans where span.oldSection >= 0 {
      oldRows += old.rows[span.oldSection][span.oldRows]
    }
    // The new rows are read in place, because a copy would be as large as all other data.
    let table = RowTable(oldRows)
    let newRows = matches.spans.lazy.filter { $0.newSection >= 0 }.map { [new] span in
      new.rows[span.newSection][span.newRows]
    }
    if let sources = table.uniqueMatches(newRows) {
      matches.rowSources = sources
    } else {
      matches.rowSources = RepeatedRows(matches.spans, table.numbers(newRows)).sources
    }
  }

  @inlinable
  mutating func compareMatched(_ isChanged: (IndexPath, IndexPath) -> Bool) {
    var position = 0
    for span in matches.spans {
      for row in span.newRows {
        let source = Int(matches.rowSources[position])
        position += 1
        guard source >= 0 else { continue }
        let from = matches.oldPath(of: source)
        let to = IndexPath(row: row, section: span.newSection)
        if isChanged(from, to) { matches.changedRows.append(RowMove(from: from, to: to)) }
      }
    }
  }
}

extension DifferenceMatcher: Sendable where SectionID: Sendable, RowID: Sendable {}
