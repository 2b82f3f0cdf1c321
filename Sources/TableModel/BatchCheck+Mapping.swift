extension BatchCheck {
  /// Checks the counts and returns the map.
  func makeMap() throws(BatchError) -> TableUpdatesMap {
    let expected = before.count + insertedSections.count - deletedSections.count
    guard after.count == expected else {
      throw .wrongSectionCount(
        BatchError.SectionTally(
          before: before.count,
          after: after.count,
          inserted: insertedSections.count,
          deleted: deletedSections.count
        )
      )
    }
    let sections = PositionMap(
      removed: Self.ascending(deletedSections, and: movedSections.map(\.from)),
      filled: Self.ascending(insertedSections, and: movedSections.map(\.to))
    )
    let targets = Dictionary(movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    let changedSections = try checkedRows(sections, targets)
    return TableUpdatesMap(
      before: before,
      after: after,
      changedSections: changedSections,
      reloadedSections: reloadedSections,
      warnings: warnings,
      firstChange: firstChange(sections, changedSections),
      sections: sections,
      sectionTargets: targets,
      sectionSources: Dictionary(movedSections.map { ($0.to, $0.from) }) { first, _ in first },
      rowMoves: RowMoves(movedRows)
    )
  }

  private func firstChange(
    _ sections: PositionMap,
    _ changedSections: [TableUpdatesMap.RowChanges]
  ) -> IndexPath? {
    guard !(sections.isEmpty && reloadedSections.isEmpty && changedSections.isEmpty) else {
      return nil
    }
    let moved = Self.smaller(sections.removed.first, sections.filled.first)
    let section = Self.smaller(moved, reloadedSections.first).map {
      IndexPath(row: -1, section: $0)
    }
    let row = changedSections.first.flatMap { changes in
      Self.smaller(changes.removed.first, changes.filled.first)
        .map { IndexPath(row: $0, section: changes.oldSection) }
    }
    return Self.smaller(section, row)
  }

  /// Returns the smaller one of two values that may be missing.
  private static func smaller<Value: Comparable>(_ first: Value?, _ second: Value?) -> Value? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  /// Checks all remaining sections and returns those whose rows change.
  ///
  /// Sections without changes are compared in ranges, so that thousands of them are cheap.
  private func checkedRows(
    _ sections: PositionMap,
    _ targets: [Int: Int]
  ) throws(BatchError) -> [TableUpdatesMap.RowChanges] {
    // Unchanged counts share their blocks, which are then equal at once.
    if sections.isEmpty, namesNoRows, before == after { return [] }
    let leaving = Self.ascending(deletedRows, and: movedRows.map(\.from))
    let arriving = Self.ascending(insertedRows, and: movedRows.map(\.to))
    var changes: [TableUpdatesMap.RowChanges] = []
    func check(_ old: Int, _ new: Int) throws(BatchError) {
      if reloadedSections.holdsSorted(old) { return }
      let gaps = PositionMap(
        removed: Self.rows(leaving, inSection: old),
        filled: Self.rows(arriving, inSection: new)
      )
      guard after[new] == before[old] &- gaps.removed.count &+ gaps.filled.count else {
        throw .wrongRowCount(section: new, tally(from: old, to: new))
      }
      if gaps.removed.isEmpty && gaps.filled.isEmpty { return }
      changes.append(TableUpdatesMap.RowChanges(oldSection: old, newSection: new, gaps: gaps))
    }
    var named = leaving.sections
    named += sections.removed
    for new in arriving.sections {
      if let old = sections.oldPlace(of: new) { named.append(old) }
    }
    named.removeAll { !before.indices.contains($0) }
    named.sort()
    var old = 0
    for section in named where section >= old {
      try checkStretch(old..<section, sections)
      if let new = targets[section] ?? sections.newPlace(of: section) { try check(section, new) }
      old = section + 1
    }
    try checkStretch(old..<before.count, sections)
    return changes
  }

  /// Compares the counts of sections that stay in order and have no row operations.
  private func checkStretch(_ stretch: Range<Int>, _ sections: PositionMap) throws(BatchError) {
    var old = stretch.lowerBound
    while old < stretch.upperBound, let new = sections.newPlace(of: old) {
      let taken = sections.filled.partitionPoint { $0 < new }
      let limit = taken < sections.filled.count ? sections.filled[taken] : after.count
      let length = min(stretch.upperBound - old, limit - new)
      let end = old + length
      let shift = new - old
      while true {
        old += before.equalCount(old..<end, after, from: old + shift)
        if old == end { break }
        guard reloadedSections.holdsSorted(old) else {
          throw .wrongRowCount(section: old + shift, tally(from: old, to: old + shift))
        }
        old += 1
      }
    }
  }

  /// Returns ascending places and those of moves, which are in any order, as one ascending list.
  private static func ascending<Place: Comparable>(
    _ places: [Place],
    and moved: [Place]
  ) -> [Place] {
    moved.isEmpty ? places : (places + moved).sorted()
  }

  /// Returns the rows of one section among ascending paths.
  private static func rows(_ paths: [IndexPath], inSection section: Int) -> [Int] {
    let start = paths.partitionPoint { $0.section < section }
    guard start < paths.count, paths[start].section == section else { return [] }
    var end = start + 1
    while end < paths.count, paths[end].section == section { end += 1 }
    return paths[start..<end].map(\.row)
  }
}
