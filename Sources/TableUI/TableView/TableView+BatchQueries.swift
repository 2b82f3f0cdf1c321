import TableModel

// Queries at the end of a batch: everything, or the report of the data source plus the batch's
// changes.
extension TableView {
  /// Queries the counts after a batch.
  func askCounts(for change: BatchChange) throws(TableError) -> RowCounts {
    guard change.report != nil else { return try askCounts() }
    let old = state.counts
    let count = try askNumberOfSections()
    let lost = change.oldSections
    var touched = change.newSections
    var counts = old
    if change.changesSections || count != old.count {
      guard let known = old.following(change.updates, count: count, changed: lost) else {
        return RowCounts(try (0..<count).map(askNumberOfRows))
      }
      counts = known.counts
      touched += known.unknown
    } else if lost != touched {
      touched += lost
    }
    for section in touched.eachOnce where counts.indices.contains(section) {
      let rows = try askNumberOfRows(section)
      // Without a change, old and new counts share their memory.
      if rows != counts[section] { counts[section] = rows }
    }
    return counts
  }

  /// Queries the heights after a valid batch.
  ///
  /// - Returns: The changes to perform. None is performed before all heights are known.
  func askGeometry(
    for change: BatchChange,
    _ map: TableUpdatesMap,
    _ after: RowCounts,
    keepsHeights: Bool
  ) throws(TableError) -> [GeometryEdit] {
    guard change.report != nil || (isEstimating && keepsHeights) else {
      return [.replaceSections(try askAllHeights(after))]
    }
    let version = positions.version
    var edits: [GeometryEdit] = []
    let rebuilt = rebuiltSections(change.updates, map)
    try removeRows(change.updates, &edits)
    try replaceSections(change.updates, rebuilt, after, &edits)
    try insertRows(change.updates, map, rebuilt, &edits)
    try askAgain(change, map, rebuilt, after, &edits)
    if change.report == nil, positions.version == version {
      edits = [try askExactHeights(after, edits)]
    }
    if positions.version == version { return edits }
    // A callback changed the geometry. The collected changes are outdated, and any row may move.
    settledScreen = nil
    return [.replaceSections(try askAllHeights(after))]
  }

  /// Returns the sections to query as a whole, by their new indexes.
  private func rebuiltSections(_ updates: TableUpdates, _ map: TableUpdatesMap) -> Set<Int> {
    if updates.insertedSections.isEmpty, updates.reloadedSections.isEmpty { return [] }
    return Set(updates.insertedSections).union(updates.reloadedSections.compactMap(map.newSection))
  }

  /// Removes rows from the remaining sections, from the last row to the first.
  private func removeRows(
    _ updates: TableUpdates,
    _ edits: inout [GeometryEdit]
  ) throws(TableError) {
    guard !(updates.deletedRows.isEmpty && updates.movedRows.isEmpty) else { return }
    for (step, run) in Self.runs(of: Self.removed(updates)).reversed().enumerated() {
      try checkCancellation(at: step)
      edits.append(.removeRows(run.rows, inSection: run.section))
    }
  }

  /// Returns the deleted and moved rows of sections that stay, in order, each once.
  private static func removed(_ updates: TableUpdates) -> [IndexPath] {
    var gone = updates.deletedRows
    for move in updates.movedRows { gone.append(move.from) }
    gone = gone.eachOnce
    if updates.deletedSections.isEmpty, updates.reloadedSections.isEmpty { return gone }
    let lost = Set(updates.deletedSections).union(updates.reloadedSections)
    return gone.filter { !lost.contains($0.section) }
  }

  /// Removes and inserts sections; moved sections keep their heights.
  private func replaceSections(
    _ updates: TableUpdates,
    _ rebuilt: Set<Int>,
    _ after: RowCounts,
    _ edits: inout [GeometryEdit]
  ) throws(TableError) {
    var gone = Set(updates.deletedSections)
    gone.formUnion(updates.reloadedSections)
    for move in updates.movedSections { gone.insert(move.from) }
    guard !(rebuilt.isEmpty && gone.isEmpty) else { return }
    let moved = movedSections(updates, after: edits)
    for (step, section) in gone.sorted(by: >).enumerated() {
      try checkCancellation(at: step)
      edits.append(.removeSection(section))
    }
    for (step, section) in rebuilt.union(moved.keys).sorted().enumerated() {
      try checkCancellation(at: step)
      if let heights = moved[section], !rebuilt.contains(section) {
        edits.append(.insertSection(heights, at: section))
      } else {
        let heights = try askSection(section, rows: after[section])
        edits.append(.insertSection(heights, at: section))
      }
    }
  }

  /// Returns the heights of the moved sections without their removed rows, by their new indexes.
  private func movedSections(
    _ updates: TableUpdates,
    after edits: [GeometryEdit]
  ) -> [Int: SectionHeights] {
    if updates.movedSections.isEmpty { return [:] }
    var sections: [Int: SectionHeights] = [:]
    for move in updates.movedSections { sections[move.from] = geometry.section(at: move.from) }
    for case .removeRows(let rows, let section) in edits { sections[section]?.remove(rows) }
    var moved: [Int: SectionHeights] = [:]
    for move in updates.movedSections { moved[move.to] = sections[move.from] }
    return moved
  }

  /// Inserts rows, from the first to the last; moved rows keep their heights.
  private func insertRows(
    _ updates: TableUpdates,
    _ map: TableUpdatesMap,
    _ rebuilt: Set<Int>,
    _ edits: inout [GeometryEdit]
  ) throws(TableError) {
    guard !(updates.insertedRows.isEmpty && updates.movedRows.isEmpty) else { return }
    let moves = updates.movedRows.isEmpty ? nil : map
    try checkCancellation()
    var step = 0
    for run in Self.runs(of: Self.added(updates, rebuilt)) {
      for part in Self.parts(of: run.rows, run.section, moves) {
        try checkCancellation(at: step)
        step += 1
        let path = IndexPath(row: part.lowerBound, section: run.section)
        if let source = moves?.oldPath(of: path) {
          let section = geometry.section(at: source.section)
          let (heights, marks) = section.part(source.row..<source.row + 1)
          edits.append(.insertRows(heights, marks, at: path))
        } else {
          let (heights, mark) = try newRowHeights(run.section, part)
          let marks = HeightMarks(mark, count: part.count)
          edits.append(.insertRows(heights, marks, at: path))
        }
      }
    }
  }

  /// Returns inserted and moved rows in order, each once, without those of rebuilt sections.
  private static func added(_ updates: TableUpdates, _ rebuilt: Set<Int>) -> [IndexPath] {
    var rows = updates.insertedRows
    for move in updates.movedRows { rows.append(move.to) }
    rows = rows.eachOnce
    return rebuilt.isEmpty ? rows : rows.filter { !rebuilt.contains($0.section) }
  }

  /// Splits inserted rows into single moved rows and runs of new rows.
  ///
  /// - Parameters:
  ///   - rows: The rows of the section, all of them inserted or moved.
  ///   - section: The section.
  ///   - map: The map of the batch, or nil if no row moves.
  /// - Returns: The parts in order.
  private static func parts(
    of rows: Range<Int>,
    _ section: Int,
    _ map: TableUpdatesMap?
  ) -> [Range<Int>] {
    guard let map else { return [rows] }
    var parts: [Range<Int>] = []
    var start = rows.lowerBound
    for row in rows where map.oldPath(of: IndexPath(row: row, section: section)) != nil {
      if start < row { parts.append(start..<row) }
      parts.append(row..<row + 1)
      start = row + 1
    }
    return start < rows.upperBound ? parts + [start..<rows.upperBound] : parts
  }

  /// Queries the elements that stayed in place but may have a new height.
  private func askAgain(
    _ change: BatchChange,
    _ map: TableUpdatesMap,
    _ rebuilt: Set<Int>,
    _ after: RowCounts,
    _ edits: inout [GeometryEdit]
  ) throws(TableError) {
    let updates = change.updates
    let report = change.report ?? ReportedChanges()
    let resized = report.resizedSections.without(rebuilt)
    let rows = try rowsToAsk(updates, report, map, after) {
      !rebuilt.contains($0.section) && !resized.contains($0.section)
    }
    for (step, path) in rows.enumerated() {
      try checkCancellation(at: step)
      let (height, mark) = try newRowHeight(path)
      edits.append(.setRow(path, height, mark))
    }
    for section in resized.sorted() where after.indices.contains(section) {
      let heights = try askSection(section, rows: after[section])
      edits.append(.replaceSection(heights, at: section))
    }
    var retitled = change.retitledSections(map)
    if style.isGrouped, change.changesSections {
      // The first header of a grouped table is taller, so the old and the new first header change.
      retitled = (retitled + [0, map.newSection(of: 0) ?? 0]).eachOnce
    }
    for section in retitled
    where after.indices.contains(section) && !rebuilt.contains(section)
      && !resized.contains(section)
    {
      edits.append(.setEdges(try askEdges(section), ofSection: section))
    }
  }

  /// Returns the remaining rows whose heights must be queried again, each once and in order.
  private func rowsToAsk(
    _ updates: TableUpdates,
    _ report: ReportedChanges,
    _ map: TableUpdatesMap,
    _ after: RowCounts,
    where isAlone: (IndexPath) -> Bool
  ) throws(TableError) -> [IndexPath] {
    var rows: [IndexPath] = []
    for old in [updates.reloadedRows, updates.reconfiguredRows, updates.resizedRows] {
      for (step, path) in old.enumerated() {
        try checkCancellation(at: step)
        if let path = map.newPath(of: path), isAlone(path) { rows.append(path) }
      }
    }
    for path in report.rows where after.holds(path) && rows.last != path && isAlone(path) {
      rows.append(path)
    }
    return rows.count > 1 ? Set(rows).sorted() : rows
  }

  /// Queries or estimates the heights above and below the rows of a section.
  func askEdges(_ section: Int) throws(TableError) -> SectionEdges {
    let header = try newSectionHeight(SectionPlace(section: section, kind: .header))
    let footer = try newSectionHeight(SectionPlace(section: section, kind: .footer))
    return SectionEdges(
      topPadding: topPadding(header: header),
      header: header,
      isHeaderEstimated: estimates(.header),
      footer: footer,
      isFooterEstimated: estimates(.footer)
    )
  }

  /// Queries every height that is not estimated, for a source without reports.
  ///
  /// Measured rows keep their heights.
  ///
  /// - Parameters:
  ///   - after: The row count of each section.
  ///   - edits: The changes so far.
  /// - Returns: These changes and the new heights, as one change.
  /// - Throws: The error for an invalid height.
  private func askExactHeights(
    _ after: RowCounts,
    _ edits: [GeometryEdit]
  ) throws(TableError) -> GeometryEdit {
    var geometry = geometry
    for edit in edits { _ = geometry.perform(edit) }
    for (section, count) in after.enumerated() {
      for kind in SectionPlace.Kind.allCases where !estimates(kind) {
        let height = try askSectionHeight(SectionPlace(section: section, kind: kind))
        geometry.updateSection(section) { heights in
          if kind == .footer { heights.footer = height }
          if kind == .header {
            heights.header = height
            heights.topPadding = topPadding(header: height)
          }
        }
      }
      guard !estimatesRows else { continue }
      let rows = try askRowHeights(section, 0..<count)
      geometry.updateSection(section) { $0.replaceRows(with: rows) }
    }
    return .replaceSections(geometry)
  }

  /// Joins neighboring rows of a sorted list.
  private static func runs(of paths: [IndexPath]) -> [(section: Int, rows: Range<Int>)] {
    if paths.count == 1 { return [(paths[0].section, paths[0].row..<paths[0].row + 1)] }
    var runs: [(section: Int, rows: Range<Int>)] = []
    for path in paths {
      if let last = runs.last, last.section == path.section, last.rows.upperBound == path.row {
        runs[runs.count - 1].rows = last.rows.lowerBound..<path.row + 1
      } else {
        runs.append((path.section, path.row..<path.row + 1))
      }
    }
    return runs
  }
}
