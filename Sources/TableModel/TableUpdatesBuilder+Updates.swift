extension TableUpdatesBuilder {
  /// Returns the batch that updates a table view from the old counts to the current table.
  ///
  /// - Parameter check: Called at every step with an increasing number.
  /// - Returns: The batch.
  /// - Throws: Errors of `check`.
  func makeUpdates<Failure: Error>(
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> TableUpdates {
    var updates = TableUpdates()
    let parts = parts
    let keeps = Self.keptParts(parts)
    var section = 0
    var present = PresentRows()
    for (index, part) in parts.enumerated() {
      try check(index)
      tell(part, at: section, isKept: keeps[index], &updates)
      if let rows = part.rows {
        try tell(rows, of: part, at: section, isKept: keeps[index], &updates, check)
        for run in rows.runs { present.note(run) }
      }
      section += part.length
    }
    tellDeleted(present, parts, &updates)
    return updates
  }

  /// Returns whether each part keeps its order; new sections have no order to keep.
  private static func keptParts(_ parts: [Part]) -> [Bool] {
    var keeps = Array(repeating: false, count: parts.count)
    let old = parts.indices.filter { parts[$0].origin != nil }
    let elements = old.map { index in
      let part = parts[index]
      return HeaviestIncreasingSubsequence.Element(
        key: part.origin ?? 0,
        weight: part.length,
        wouldMove: part.wasMoved
      )
    }
    for (index, isKept) in zip(old, HeaviestIncreasingSubsequence.keeps(elements)) {
      keeps[index] = isKept
    }
    return keeps
  }

  private func tell(_ part: Part, at section: Int, isKept: Bool, _ updates: inout TableUpdates) {
    guard let origin = part.origin else {
      updates.insertedSections.append(section)
      return
    }
    if part.isRetitled { updates.retitledSections.append(origin) }
    if isKept { return }
    for offset in 0..<part.length {
      updates.movedSections.append(SectionMove(from: origin + offset, to: section + offset))
    }
  }

  private func tell<Failure: Error>(
    _ rows: RowRuns,
    of part: Part,
    at section: Int,
    isKept: Bool,
    _ updates: inout TableUpdates,
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let runs = rows.runs
    let keeps = Self.keptRuns(runs, in: part.origin)
    var row = 0
    for (step, (run, staysInOrder)) in zip(runs, keeps).enumerated() {
      try check(step)
      let place = IndexPath(row: row, section: section)
      row += run.count
      guard let origin = run.origin else {
        if part.origin != nil { updates.insertedRows += Self.paths(place, run.count) }
        continue
      }
      if staysInOrder {
        tellStaying(run.marks, origin, isKept: isKept, &updates)
      } else if run.marks.contains(.rekinded) {
        // A moved row keeps its cell, which is of the wrong kind, so another row replaces it.
        updates.deletedRows.append(origin)
        if part.origin != nil { updates.insertedRows.append(place) }
      } else {
        tellMoved(run, from: origin, to: place, &updates)
      }
    }
  }

  /// Returns whether each run keeps its order among those that were in this section before.
  private static func keptRuns(_ runs: [RowRuns.Run], in section: Int?) -> [Bool] {
    var keeps = Array(repeating: false, count: runs.count)
    guard let section else { return keeps }
    let own = runs.indices.filter { runs[$0].origin?.section == section }
    let elements = own.map { index in
      let run = runs[index]
      return HeaviestIncreasingSubsequence.Element(
        key: run.origin?.row ?? 0,
        weight: run.count,
        wouldMove: run.marks.contains(.moved)
      )
    }
    for (index, isKept) in zip(own, HeaviestIncreasingSubsequence.keeps(elements)) {
      keeps[index] = isKept
    }
    return keeps
  }

  private func tellStaying(
    _ marks: RowRuns.Marks,
    _ origin: IndexPath,
    isKept: Bool,
    _ updates: inout TableUpdates
  ) {
    if marks.contains(.updated) {
      // UIKit cannot reload a row of a section that moves, but its cell can be configured again.
      if isKept || marks.contains(.rekinded) {
        updates.reloadedRows.append(origin)
      } else {
        updates.reconfiguredRows.append(origin)
      }
    } else if marks.contains(.resized) {
      updates.resizedRows.append(origin)
    }
  }

  private func tellMoved(
    _ run: RowRuns.Run,
    from origin: IndexPath,
    to place: IndexPath,
    _ updates: inout TableUpdates
  ) {
    for (from, to) in zip(Self.paths(origin, run.count), Self.paths(place, run.count)) {
      updates.movedRows.append(RowMove(from: from, to: to))
    }
    if run.marks.contains(.updated) {
      updates.reconfiguredRows.append(origin)
    } else if run.marks.contains(.resized) {
      updates.resizedRows.append(origin)
    }
  }

  private static func paths(_ first: IndexPath, _ count: Int) -> some Collection<IndexPath> {
    (first.row..<first.row + count).lazy.map { IndexPath(row: $0, section: first.section) }
  }
}

// MARK: Deletions

/// The rows that were in opened sections before and still exist.
private struct PresentRows {
  var stretches: [Int: [Range<Int>]] = [:]

  mutating func note(_ run: RowRuns.Run) {
    guard let origin = run.origin else { return }
    stretches[origin.section, default: []].append(origin.row..<origin.row + run.count)
  }

  /// Returns the numbers below a count that no range covers, ascending.
  static func gaps(_ stretches: [Range<Int>], below count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if next < stretch.lowerBound { gaps.append(next..<stretch.lowerBound) }
      next = stretch.upperBound
    }
    if next < count { gaps.append(next..<count) }
    return gaps
  }
}

extension TableUpdatesBuilder {
  private func tellDeleted(
    _ present: PresentRows,
    _ parts: [Part],
    _ updates: inout TableUpdates
  ) {
    let sections = parts.compactMap { part in part.origin.map { $0..<$0 + part.length } }
    for gap in PresentRows.gaps(sections, below: counts.count) { updates.deletedSections += gap }
    for part in parts {
      guard part.rows != nil, let section = part.origin else { continue }
      let stretches = present.stretches[section] ?? []
      for gap in PresentRows.gaps(stretches, below: counts[section]) {
        updates.deletedRows += gap.map { IndexPath(row: $0, section: section) }
      }
    }
    if updates.deletedRows.count > 1 { updates.deletedRows.sort() }
  }
}
