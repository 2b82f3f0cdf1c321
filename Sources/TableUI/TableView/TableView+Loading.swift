import TableModel

// Full loads and the flags that request them.
extension TableView {
  /// Reloads everything from the data source and clears the selection.
  ///
  /// This call queries the counts and heights; the next layout asks for the cells, as in UIKit. The
  /// next ``layoutIfNeeded()`` throws any error; until then the table is unchanged.
  public func reloadData() {
    received("reloadData()")
    defer { answered() }
    if batch.depth > 0 {
      warn(
        "reloadData inside a batch: no animation [documented], the batch is"
          + " dropped [ours]"
      )
      batch.isOverridden = true
    }
    pendingError = nil
    state.needsReload = true
    loadQuietly()
  }

  /// Requests a layout of the visible rows.
  public func setNeedsLayout() { state.needsLayout = true }

  /// Marks the counts as outdated; they are not queried yet.
  func setNeedsReload() {
    pendingError = nil
    state.needsReload = true
    state.needsLayout = true
  }

  /// Requests all heights again before the next layout.
  func setNeedsHeights() {
    state.needsHeights = true
    state.needsLayout = true
  }

  /// Loads the counts if needed, then the heights if needed.
  func loadIfNeeded() throws(TableError) {
    if state.needsReload {
      try load()
    } else if state.needsHeights {
      try askHeightsAgain()
    }
  }

  /// Loads if needed; an error is kept for the next layout.
  func loadQuietly() {
    guard state.needsReload || state.needsHeights else { return }
    guard batch.depth == 0 || batch.isOverridden || !state.isLoaded, pendingError == nil else {
      return
    }
    do throws(TableError) {
      try loadIfNeeded()
    } catch {
      pendingError = error
    }
  }

  /// Queries all counts and heights; changes nothing before all are returned.
  private func load() throws(TableError) {
    _ = takeReport()
    var counts: [Int] = []
    var geometry = TableGeometry()
    for section in 0..<(try askNumberOfSections()) {
      try checkCancellation(at: section)
      let count = try askNumberOfRows(section)
      counts.append(count)
      geometry.appendSection(try askSection(section, rows: count))
    }
    let indexTitles = askIndexTitles()
    generation += 1
    counters.reloads += 1
    looks.loads += 1
    state.indexTitles = indexTitles
    state.counts = RowCounts(counts)
    positions.perform(.replaceSections(geometry))
    makeRoomForBoundaryViews()
    distrustsReport = false
    state.isLoaded = true
    state.needsReload = false
    state.needsHeights = false
    state.needsLayout = true
    state.hasStaleCells = true
    needsSecondRound = repeatsQuestions
    state.scrollTarget = nil
    state.dueRows = []
    state.dueSections = []
    state.selection = []
    state.prefetched = []
    state.highlighted = nil
    state.focused = nil
    state.openRow?.path = nil
    clampOffset()
    closeVanishedRow()
    poolPreparedCells()
    endEditingByReload()
  }

  /// Queries or estimates the heights of a section: header, footer, rows.
  func askSection(_ section: Int, rows: Int) throws(TableError) -> SectionHeights {
    let edges = try askEdges(section)
    let rows = try newRowHeights(section, 0..<rows)
    var heights = SectionHeights(rows: rows.heights, mark: rows.mark)
    heights.edges = edges
    return heights
  }

  /// Queries all heights with unchanged counts.
  func askAllHeights(_ counts: RowCounts) throws(TableError) -> TableGeometry {
    var geometry = TableGeometry()
    for (section, count) in counts.enumerated() {
      try checkCancellation(at: section)
      geometry.appendSection(try askSection(section, rows: count))
    }
    return geometry
  }

  private func askHeightsAgain() throws(TableError) {
    looks.layouts += 1
    let geometry = try askAllHeights(state.counts)
    let keepsRows = isEstimating && !state.forgetsHeights
    state.forgetsHeights = false
    let anchor =
      keepsRows ? chooseAnchor(self.geometry.rows(inY: visibleRange)) : .offset(state.offset.y)
    positions.perform(.replaceSections(geometry))
    makeRoomForBoundaryViews()
    hold(anchor)
    state.needsHeights = false
    state.needsLayout = true
    generation += 1
    forgetSectionViews()
    clampOffset()
  }
}
