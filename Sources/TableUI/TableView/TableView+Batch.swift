import TableModel

// The end of a batch: query, check, and only then change.
extension TableView {
  func commit(_ batch: PendingBatch) throws(TableError) {
    guard !isUpdatingCells else { throw .updatesWhileLoading }
    try byOwnPaths { () throws(TableError) in try carryOut(batch) }
  }

  private func carryOut(_ batch: PendingBatch) throws(TableError) {
    if let error = pendingError {
      pendingError = nil
      throw error
    }
    if batch.isOverridden {
      if hasBeenLaidOut { try layoutIfNeeded() }
      return
    }
    let saved = save()
    defer { positions.end() }
    let isSettled = !needsLayout
    do throws(TableError) {
      let reader = readerRows
      let (retired, map, firstMoved) = try apply(batch)
      followReader(reader, from: saved.state.offset.y, map)
      if hasBeenLaidOut, !isLayingOut, !state.hasStaleCells {
        var retired = retired
        if !batch.updates.reconfiguredRows.isEmpty {
          retired += try fillAgain(batch.updates, map)
        }
        try layout(retired: retired, firstMoved: isSettled ? firstMoved : nil)
      } else {
        retire(retired)
      }
      counters.batches += 1
    } catch {
      restore(saved)
      guard onMismatch == .reload, error.facts != nil else { throw error }
      let text = error.text(era: messageEra)
      warn("the batch did not match the model; reloaded the table: \(text)")
      reloadData()
    }
  }

  /// Keeps the state, to be restored after an error; `positions.end()` must follow.
  func save() -> Savepoint { Savepoint(state: state, geometry: positions.begin()) }

  /// Restores the old state; cells get their rows and frames back.
  func restore(_ saved: Savepoint) {
    state = saved.state
    positions.revert(to: saved.geometry)
    settledScreen = nil
    // The report is lost, so the next query must cover everything.
    distrustsReport = true
    generation += 1
    guard !state.hasStaleCells else { return }
    for (path, cell) in state.cells.entries {
      cell.frame = frame(ofRow: path)
      bringSelection(to: cell, at: path)
      cell.setHighlighted(state.highlighted == path, animated: false)
    }
  }

  /// Checks a batch against the data source and applies it.
  ///
  /// - Returns: The cells of rows that were deleted or need a new one, the map of positions, and
  ///   the first moved position. That is nil if any may have moved.
  private func apply(
    _ batch: PendingBatch
  ) throws(TableError) -> ([(path: IndexPath, cell: TableViewCell)], TableUpdatesMap, IndexPath?) {
    let updates = batch.updates
    let trusted = !distrustsReport && !state.needsHeights
    let report = takeReport()
    let keepsHeights =
      !state.needsHeights && (!distrustsReport || !hasChangeReports)
    distrustsReport = false
    let change = BatchChange(updates: updates, report: trusted ? report : nil)
    try checkReconfigured(updates)
    let before = state.counts
    let after = try askCounts(for: change)
    let map = try updates.validated(
      before: before,
      after: after,
      policy: batchPolicy,
      wasLoaded: batch.wasLoaded,
      tableView: errorName
    ) { () throws(TableError) in
      try checkCancellation()
    }
    let edits = try askGeometry(for: change, map, after, keepsHeights: keepsHeights)
    for warning in map.warnings { warnings.append(.portability(warning)) }
    generation += 1
    state.lastBatch = LastBatch(
      BatchSummary(updates: updates, before: before, after: after, animations: batch.animations)
    )
    if change.report == nil { noteDueMeasures(map) }
    state.counts = after
    for edit in edits { positions.perform(edit) }
    state.needsHeights = false
    state.needsLayout = true
    return (applyToState(change, map), map, change.firstMoved(map))
  }

  private func checkReconfigured(_ updates: TableUpdates) throws(TableError) {
    guard let path = updates.reconfiguredRows.first(where: { !hasRow($0) }) else { return }
    let counts = state.counts
    let fault: BatchError =
      hasSection(path.section)
      ? .deletesMissingRow(path, rows: counts[path.section], isReload: true)
      : .deletesRowOfMissingSection(path, sections: counts.count, isReload: true)
    let facts = UpdateContext(before: counts, after: counts, updates: updates, tableView: errorName)
    throw .batch(fault, facts)
  }

  /// Moves selection, touch, cells and headers to the new positions of their rows and sections.
  func applyToState(
    _ change: BatchChange,
    _ map: TableUpdatesMap
  ) -> [(path: IndexPath, cell: TableViewCell)] {
    let replaced = Set(change.updates.reloadedRows)
    state.movePaths(by: map, replaced)
    if let path = reordered { reordered = map.newPath(of: path) }
    followPreparedCells(replaced, map)
    let retired = followCells(replaced, map)
    followSections(change, map)
    clampOffset()
    return retired
  }

  /// Moves the cells to the new positions of their rows.
  ///
  /// - Returns: The cells whose rows were deleted or need a new cell.
  private func followCells(
    _ replaced: Set<IndexPath>,
    _ map: TableUpdatesMap
  ) -> [(path: IndexPath, cell: TableViewCell)] {
    guard !state.hasStaleCells, let last = state.cells.entries.last?.place,
      !replaced.isEmpty || map.firstChange.map({ $0 <= last }) == true
    else { return [] }
    var kept: [OnScreen<IndexPath, TableViewCell>.Entry] = []
    kept.reserveCapacity(state.cells.entries.count)
    var retired: [(path: IndexPath, cell: TableViewCell)] = []
    for (path, cell) in state.cells.entries {
      if !replaced.contains(path), let place = map.newPath(of: path) {
        kept.append((place, cell))
      } else {
        retired.append((path, cell))
      }
    }
    state.cells = OnScreen(kept)
    return retired
  }

  private func followSections(_ change: BatchChange, _ map: TableUpdatesMap) {
    let renewed = Set(change.updates.reloadedSections)
    let retitled = change.retitledSections(map)
    guard change.changesSections || !renewed.isEmpty || !retitled.isEmpty else { return }
    var kept: [OnScreen<SectionPlace, SectionView>.Entry] = []
    for (place, view) in state.sectionViews.entries {
      let section = renewed.contains(place.section) ? nil : map.newSection(of: place.section)
      if let section, !retitled.contains(section) {
        kept.append((SectionPlace(section: section, kind: place.kind), view))
      } else {
        removeSectionView(place)
      }
    }
    state.sectionViews = OnScreen(kept)
  }

  /// Asks the data source to configure visible cells again.
  ///
  /// - Returns: The cells that it replaced with others, which UIKit does not allow.
  private func fillAgain(
    _ updates: TableUpdates,
    _ map: TableUpdatesMap
  ) throws(TableError) -> [(path: IndexPath, cell: TableViewCell)] {
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    var replaced: [(path: IndexPath, cell: TableViewCell)] = []
    for old in Set(updates.reconfiguredRows).sorted() {
      guard let path = map.newPath(of: old),
        let cell = visibleCell(at: path) ?? state.prepared[path]
      else { continue }
      cell.frame = frame(ofRow: path)
      reconfigured = (path, cell)
      defer { reconfigured = nil }
      let answer = try askCell(path)
      if answer !== cell, state.prepared[path] === cell {
        state.prepared[path] = answer
        putIntoPool(cell)
      }
      if answer !== cell, visibleCell(at: path) === cell {
        warn("reconfigureRows: the data source returned another cell for \(path)")
        prepare(answer, at: path)
        state.cells[path] = answer
        replaced.append((path, cell))
        tellDisplay(of: answer, path)
      }
    }
    return replaced
  }
}
