import TableModel

// Asking everything, and noting that it must be asked.
extension TableView {
  /// Asks the data source for everything again and drops the selection.
  ///
  /// The counts and heights are asked for in this call, the cells in the next layout, as in UIKit. What goes
  /// wrong is thrown by the next ``layoutIfNeeded()``; the table stays as it was until then.
  public func reloadData() {
    received("reloadData()")
    defer { answered() }
    if batch.depth > 0 {
      warn(
        "reloadData inside a batch of updates: nothing is animated [documented], the batch is"
          + " dropped [ours]"
      )
      batch.isOverridden = true
    }
    pendingError = nil
    state.needsReload = true
    loadQuietly()
  }

  /// Asks for a layout of the visible rows.
  public func setNeedsLayout() { state.needsLayout = true }

  /// Notes that the counts are no longer to be trusted; nothing is asked yet.
  func setNeedsReload() {
    pendingError = nil
    state.needsReload = true
    state.needsLayout = true
  }

  /// Notes that all heights must be asked for again before the next layout.
  func setNeedsHeights() {
    state.needsHeights = true
    state.needsLayout = true
  }

  /// Loads if that is due, then the heights if those are due.
  func loadIfNeeded() throws(TableError) {
    if state.needsReload {
      try load()
    } else if state.needsHeights {
      try askHeightsAgain()
    }
  }

  /// Loads if that is due; an error is kept for the next layout.
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

  /// Asks for all counts and heights; nothing changes before all answers are there.
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
    makeRoomForBoundaryViews(in: &geometry)
    generation += 1
    counters.reloads += 1
    looks.loads += 1
    state.indexTitles = indexTitles
    state.counts = counts
    state.geometry = geometry
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
  }

  /// Asks for the heights of a section, or estimates them: header, footer, rows.
  func askSection(_ section: Int, rows: Int) throws(TableError) -> SectionHeights {
    let header = try newSectionHeight(SectionPlace(section: section, kind: .header))
    let footer = try newSectionHeight(SectionPlace(section: section, kind: .footer))
    let rows = try newRowHeights(section, 0..<rows)
    var heights = SectionHeights(
      topPadding: topPadding(header: header),
      header: header,
      rows: rows.heights,
      mark: rows.mark,
      footer: footer
    )
    heights.isHeaderEstimated = estimates(.header)
    heights.isFooterEstimated = estimates(.footer)
    return heights
  }

  /// Asks for all heights, with the counts as they are.
  func askAllHeights(_ counts: [Int]) throws(TableError) -> TableGeometry {
    var geometry = TableGeometry()
    for (section, count) in counts.enumerated() {
      try checkCancellation(at: section)
      geometry.appendSection(try askSection(section, rows: count))
    }
    makeRoomForBoundaryViews(in: &geometry)
    return geometry
  }

  private func askHeightsAgain() throws(TableError) {
    looks.layouts += 1
    let geometry = try askAllHeights(state.counts)
    let anchor =
      isEstimating ? chooseAnchor(state.geometry.rows(inY: visibleRange)) : .offset(state.offset.y)
    state.geometry = geometry
    hold(anchor)
    state.needsHeights = false
    state.needsLayout = true
    generation += 1
    forgetSectionViews()
    clampOffset()
  }
}
