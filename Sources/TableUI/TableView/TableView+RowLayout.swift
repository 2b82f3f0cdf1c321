import TableModel

// Filling the screen with rows. With estimates each row is measured as it appears, and the rows
// already on the screen keep their positions.
extension TableView {
  /// The maximum number of rounds; only a scroll in every round would need more.
  private static var roundLimit: Int { 64 }

  /// Loads the visible rows until each has a cell and a height.
  ///
  /// - Returns: Whether it finished; false if a reload overtook it.
  func layoutRows(_ pass: inout LayoutPass) throws(TableError) -> Bool {
    let before = pass.offset
    for _ in 0..<Self.roundLimit {
      guard pass.generation == generation else { return false }
      if try measureSections(&pass) { continue }
      let firstMoved = pass.firstMoved
      pass.firstMoved = nil
      let screen = findRows(firstMoved, &pass)
      if !isEstimating || !screen.paths.contains(where: isEstimated) {
        if let firstMoved {
          placeCells(at: screen.paths(from: firstMoved))
        } else {
          placeCells(at: screen.paths)
        }
        guard try serveMissing(screen.paths, &pass) else { return false }
        hold(&pass)
        if isOnScreen(screen) { break }
      } else if try !fillScreen(screen.paths, &pass) {
        return false
      }
    }
    state.scrollTarget = nil
    state.dueRows = []
    state.dueSections = []
    if state.offset.y != before { notifyDidScroll() }
    return pass.generation == generation
  }

  /// Finds the visible rows; those of the last layout stay if only positions below them moved.
  private func findRows(_ firstMoved: IndexPath?, _ pass: inout LayoutPass) -> ScreenRows {
    pass.isPlaced = false
    pass.keepsSections = false
    if let firstMoved, let last = pass.screen,
      let kept = last.kept(in: positions, visibleRange, before: firstMoved)
    {
      pass.keepsSections = kept.keepsSections(before: firstMoved)
      pass.screen = kept
      return kept
    }
    let screen = screenRows
    pass.screen = screen
    return screen
  }

  /// Loads the rows without a cell; the heights of all of them are known.
  private func serveMissing(
    _ paths: [IndexPath],
    _ pass: inout LayoutPass
  ) throws(TableError) -> Bool {
    let missing = state.cells.missing(of: paths)
    pass.isPlaced = missing.isEmpty
    if missing.isEmpty { return true }
    // With estimates, a row measured meanwhile may move the others.
    let frames = isEstimating ? nil : frames(ofRows: missing)
    for (index, path) in missing.enumerated() where state.cells[path] == nil {
      guard try serve(path, &pass, frame: frames?[index]) else { return false }
    }
    // The new cells got their frames too, unless a callback changed a height.
    pass.isPlaced = frames != nil && pass.screen?.isOf(positions) == true
    return true
  }

  /// Measures the headers and footers of the visible sections.
  ///
  /// - Returns: Whether that moved anything.
  private func measureSections(_ pass: inout LayoutPass) throws(TableError) -> Bool {
    guard estimates(.header) || estimates(.footer) else { return false }
    for section in geometry.sections(inY: visibleRange) where isEstimated(section: section) {
      guard try measureSection(section) else { continue }
      if pass.generation == generation { hold(&pass) }
      return true
    }
    return false
  }

  /// Loads rows from the anchor down to the lower edge and up to the upper one.
  private func fillScreen(
    _ paths: [IndexPath],
    _ pass: inout LayoutPass
  ) throws(TableError) -> Bool {
    guard let seed = seed(pass.anchor, paths) else { return true }
    var next: IndexPath? = seed
    while let path = next, geometry.rowBand(path).y < visibleRange.upperBound {
      guard try serve(path, &pass) else { return false }
      next = try row(after: path, &pass)
      guard pass.generation == generation else { return false }
    }
    next = try row(before: seed, &pass)
    while let path = next, geometry.rowBand(path).maxY > visibleRange.lowerBound {
      guard pass.generation == generation else { return false }
      guard try serve(path, &pass) else { return false }
      next = try row(before: path, &pass)
    }
    return pass.generation == generation
  }

  /// Returns the row below, in a section with a measured header, or nil after the last row or the
  /// screen.
  private func row(
    after path: IndexPath,
    _ pass: inout LayoutPass
  ) throws(TableError) -> IndexPath? {
    if path.row + 1 < state.counts[path.section] {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < state.counts.count,
      geometry.sectionBand(section).y < visibleRange.upperBound
    {
      let isMoved = try measureSection(section)
      guard pass.generation == generation else { return nil }
      if isMoved { hold(&pass) }
      if state.counts[section] > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// Returns the row above, in a section with a measured footer, or nil above the first row or the
  /// screen.
  private func row(
    before path: IndexPath,
    _ pass: inout LayoutPass
  ) throws(TableError) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    var section = path.section - 1
    while section >= 0, geometry.sectionBand(section).maxY > visibleRange.lowerBound {
      let isMoved = try measureSection(section)
      guard pass.generation == generation else { return nil }
      if isMoved { hold(&pass) }
      if state.counts[section] > 0 {
        return IndexPath(row: state.counts[section] - 1, section: section)
      }
      section -= 1
    }
    return nil
  }

  /// Ensures that a row has a cell and a height.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - pass: The state of the layout.
  ///   - frame: The frame of the row if estimates are off, else nil. The default is nil.
  /// - Returns: Whether to continue; false if a reload overtook the layout.
  /// - Throws: The error of the data source for the cell, or the error for an invalid height.
  private func serve(
    _ path: IndexPath,
    _ pass: inout LayoutPass,
    frame: Rect? = nil
  ) throws(TableError) -> Bool {
    let shown = frame == nil ? state.cells[path] : nil
    if let shown, !isEstimating || !isEstimated(path) {
      shown.frame = self.frame(ofRow: path)
      return true
    }
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    let cell: TableViewCell
    if let shown {
      cell = shown
    } else if let known = pass.takePushedOff(path) ?? takePreparedCell(path) {
      cell = known
    } else {
      cell = try askCell(path)
      try repeatHeight(path)
      noteRow(of: cell, path)
    }
    do throws(TableError) {
      guard pass.generation == generation, try measure(path, frame, cell, pass.generation) else {
        if shown == nil { putIntoPool(cell) }
        return false
      }
    } catch {
      if shown == nil { putIntoPool(cell) }
      throw error
    }
    if frame == nil { hold(&pass) }
    if shown == nil { show(cell, at: path, frame, &pass) }
    return pass.generation == generation
  }

  /// Records the row of a cell, to detect a cell that is returned twice.
  private func noteRow(of cell: TableViewCell, _ path: IndexPath) {
    let earlier = cell.lastRow
    cell.lastRow = (looks.layouts, path)
    let isAgain = earlier?.layout == looks.layouts
    guard let other = isAgain ? earlier?.path : indexPath(for: cell) else { return }
    warn("the data source returned one cell for the rows \(other) and \(path)")
  }

  /// Adds a cell to the screen, unless measuring pushed its row off it.
  private func show(
    _ cell: TableViewCell,
    at path: IndexPath,
    _ frame: Rect?,
    _ pass: inout LayoutPass
  ) {
    let range = visibleRange
    let place = frame ?? self.frame(ofRow: path)
    guard frame != nil || (place.minY < range.upperBound && place.maxY > range.lowerBound) else {
      // A row without height is never on screen, and there may be any number of them.
      if place.height > 0 { pass.pushedOff[path] = cell } else { putIntoPool(cell) }
      return
    }
    cell.frame = place
    cell.sizeChange = nil
    state.cells[path] = cell
    updateConfiguration(of: cell)
    tellDisplay(of: cell, path)
  }

  /// Sets up a cell and measures its row if the height is not known yet.
  ///
  /// - Returns: Whether to continue; false if a reload overtook the layout.
  private func measure(
    _ path: IndexPath,
    _ frame: Rect?,
    _ cell: TableViewCell,
    _ started: Int
  ) throws(TableError) -> Bool {
    guard frame == nil, isEstimating, isEstimated(path) else {
      prepare(cell, at: path, frame)
      return generation == started
    }
    var known = try askHeight(of: path)
    guard generation == started else { return false }
    if state.cells[path] !== cell { prepare(cell, at: path) }
    cell.frame = self.frame(ofRow: path)
    guard generation == started else { return false }
    if known == nil { known = (measureContent(of: cell), .measured) }
    guard generation == started, let known else { return false }
    positions.perform(.setRow(path, known.height, known.mark))
    state.dueRows.remove(path)
    cell.frame = self.frame(ofRow: path)
    return true
  }
}
