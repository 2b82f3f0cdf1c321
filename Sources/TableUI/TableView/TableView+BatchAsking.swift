import TableModel

// What is asked at the end of a batch: everything, or what the data source reports and the batch touches.
extension TableView {
  /// The counts after a batch.
  func askCounts(for change: BatchChange) throws(TableError) -> [Int] {
    guard change.report != nil else { return try askCounts() }
    let old = state.counts
    let count = try askNumberOfSections()
    let lost = change.oldSections
    let touched = change.newSections.sorted()
    if !change.changesSections, count == old.count {
      var counts = old
      for section in lost.union(touched).sorted() where counts.indices.contains(section) {
        counts[section] = try askNumberOfRows(section)
      }
      return counts
    }
    guard let sources = change.oldNumbers(before: old.count, after: count) else {
      return try (0..<count).map(askNumberOfRows)
    }
    var named = touched.drop { $0 < 0 }
    var counts: [Int] = []
    for (section, source) in sources.enumerated() {
      let isNamed = named.first == section
      if isNamed { named.removeFirst() }
      if let source, !isNamed, !lost.contains(source) {
        counts.append(old[source])
      } else {
        counts.append(try askNumberOfRows(section))
      }
    }
    return counts
  }

  /// The heights after a batch that fits.
  func askGeometry(
    for change: BatchChange,
    _ map: TableUpdatesMap,
    _ after: [Int]
  ) throws(TableError) -> TableGeometry {
    guard let report = change.report else { return try askAllHeights(after) }
    var geometry = state.geometry
    let rebuilt = rebuiltSections(change.updates, map)
    removeRows(change.updates, map, from: &geometry)
    try replaceSections(change.updates, rebuilt, after, in: &geometry)
    try insertRows(change.updates, map, rebuilt, into: &geometry)
    try askAgain(change, map, report, rebuilt, in: &geometry)
    return geometry
  }

  /// The sections that are asked for as a whole, as they are numbered afterwards.
  private func rebuiltSections(_ updates: TableUpdates, _ map: TableUpdatesMap) -> Set<Int> {
    Set(updates.insertedSections).union(updates.reloadedSections.compactMap(map.newSection))
  }

  /// Takes rows out, from the last to the first, in sections that stay.
  private func removeRows(
    _ updates: TableUpdates,
    _ map: TableUpdatesMap,
    from geometry: inout TableGeometry
  ) {
    let lost = Set(updates.deletedSections).union(updates.reloadedSections)
    let gone = Set(updates.deletedRows).union(updates.movedRows.map(\.from))
    let paths = gone.filter { !lost.contains($0.section) }.sorted()
    for run in Self.runs(of: paths).reversed() {
      geometry.removeRows(run.rows, inSection: run.section)
    }
  }

  /// Takes sections out and puts them in; those that move take their heights along.
  private func replaceSections(
    _ updates: TableUpdates,
    _ rebuilt: Set<Int>,
    _ after: [Int],
    in geometry: inout TableGeometry
  ) throws(TableError) {
    var moved: [Int: SectionHeights] = [:]
    for move in updates.movedSections { moved[move.to] = geometry.section(at: move.from) }
    var gone = Set(updates.deletedSections).union(updates.reloadedSections)
    gone.formUnion(updates.movedSections.map(\.from))
    for section in gone.sorted(by: >) { geometry.removeSection(at: section) }
    for section in rebuilt.union(moved.keys).sorted() {
      if let heights = moved[section], !rebuilt.contains(section) {
        geometry.insertSection(heights, at: section)
      } else {
        geometry.insertSection(try askSection(section, rows: after[section]), at: section)
      }
    }
  }

  /// Puts rows in, from the first to the last; those that move take their heights along.
  private func insertRows(
    _ updates: TableUpdates,
    _ map: TableUpdatesMap,
    _ rebuilt: Set<Int>,
    into geometry: inout TableGeometry
  ) throws(TableError) {
    var sources: [IndexPath: IndexPath] = [:]
    for move in updates.movedRows { sources[move.to] = move.from }
    let paths = Set(updates.insertedRows).union(sources.keys)
    for run in Self.runs(of: paths.filter { !rebuilt.contains($0.section) }.sorted()) {
      let heights: RowHeights
      if sources.isEmpty {
        heights = try askRowHeights(run.section, run.rows)
      } else {
        var list: [Double] = []
        for row in run.rows {
          let path = IndexPath(row: row, section: run.section)
          let source = sources[path].map { state.geometry.rowHeight(at: $0) }
          if let source { list.append(source) } else { list.append(try askRowHeight(path)) }
        }
        heights = RowHeights(list)
      }
      geometry.insertRows(heights, at: IndexPath(row: run.rows.lowerBound, section: run.section))
    }
  }

  /// Asks for what stayed in its place and has another height.
  private func askAgain(
    _ change: BatchChange,
    _ map: TableUpdatesMap,
    _ report: ReportedChanges,
    _ rebuilt: Set<Int>,
    in geometry: inout TableGeometry
  ) throws(TableError) {
    let updates = change.updates
    let old = updates.reloadedRows + updates.reconfiguredRows + updates.resizedRows
    let asked = Set(old.compactMap(map.newPath)).union(report.rows.filter(geometry.holds))
    let resized = report.resizedSections.subtracting(rebuilt)
    for path in asked.sorted()
    where !rebuilt.contains(path.section) && !resized.contains(path.section) {
      geometry.setRowHeight(try askRowHeight(path), at: path)
    }
    for section in resized.sorted() where section >= 0 && section < geometry.sectionCount {
      let heights = try askSection(section, rows: geometry.rowCount(inSection: section))
      geometry.replaceSection(at: section, with: heights)
    }
    var retitled = change.retitledSections(map)
    if style.isGrouped, change.changesSections {
      // The first header of a grouped table is higher, so whoever became or was the first has another one.
      retitled.formUnion([0, map.newSection(of: 0) ?? 0])
    }
    for section in retitled.subtracting(rebuilt).subtracting(resized).sorted()
    where section >= 0 && section < geometry.sectionCount {
      try askTitlesAgain(section, in: &geometry)
    }
  }

  private func askTitlesAgain(
    _ section: Int,
    in geometry: inout TableGeometry
  ) throws(TableError) {
    let header = try askSectionHeight(SectionPlace(section: section, kind: .header))
    let footer = try askSectionHeight(SectionPlace(section: section, kind: .footer))
    geometry.setTopPadding(topPadding(header: header), ofSection: section)
    geometry.setHeaderHeight(header, ofSection: section)
    geometry.setFooterHeight(footer, ofSection: section)
  }

  /// Joins neighbouring rows, which come sorted.
  private static func runs(of paths: [IndexPath]) -> [(section: Int, rows: Range<Int>)] {
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
