public import TableModel

// The visible rows and the cells for them.
extension TableView {
  /// Updates cells, headers and footers for the visible area, if anything changed.
  ///
  /// New rows get their cells before old rows return theirs, as in UIKit. A jump of a screen
  /// therefore creates a second screen of cells.
  ///
  /// - Throws: An error since the last layout, or the error of the data source for a cell.
  @_disfavoredOverload public func layoutIfNeeded() throws(TableError) {
    guard batch.depth == 0, !isLayingOut else { return }
    if let error = pendingError {
      pendingError = nil
      throw error
    }
    defer { tellEndOfScrollingAnimation() }
    noteInvalidatedSizes()
    guard needsLayout else { return updateConfigurations() }
    received("layoutIfNeeded()")
    defer { answered() }
    try byOwnPaths { () throws(TableError) in
      guard let didLayoutSubviews else { return try layOut() }
      let saved = save()
      defer { positions.end() }
      try layOut()
      try settleHeights(didLayoutSubviews, from: saved)
    }
  }

  /// Loads and lays out the rows that need it.
  func layOut() throws(TableError) {
    // A callback that reloads gets another round, but only a limited number of times.
    for _ in 0..<3 where needsLayout {
      try loadIfNeeded()
      try layout(retired: [], keepsOffset: false)
    }
  }

  /// Lays out the visible rows.
  ///
  /// - Parameters:
  ///   - retired: The cells of rows that a batch deleted, in the order of their callbacks.
  ///   - keepsOffset: Whether rows inserted above others push these down instead of moving the
  ///     offset.
  ///   - firstMoved: The first position whose frame changed since the last layout; nil if any may
  ///     have. The default is nil.
  /// - Throws: The error of the data source for a cell.
  func layout(
    retired: [(path: IndexPath, cell: TableViewCell)],
    keepsOffset: Bool = true,
    firstMoved: IndexPath? = nil
  ) throws(TableError) {
    isLayingOut = true
    defer { isLayingOut = false }
    warnOfWindow()
    looks.layouts += 1
    let started = generation
    retireStaleCells()
    try repeatRoundIfNeeded()
    hasBeenLaidOut = true
    var pass = LayoutPass(
      generation: started,
      screen: settledScreen,
      firstMoved: settledScreen == nil ? nil : firstMoved,
      anchor: keepsOffset && state.scrollTarget == nil
        ? .offset(state.offset.y) : chooseAnchor(geometry.rows(inY: visibleRange)),
      offset: state.offset.y
    )
    settledScreen = nil
    defer { recyclePushedOff(&pass) }
    let isDone = try layoutRows(&pass)
    recyclePushedOff(&pass)
    retire(retired)
    guard isDone else { return }
    let screen = placeCells(&pass)
    retireCells(except: screen.paths, pass)
    layoutBoundaryViews()
    if !pass.keepsSections { layoutSectionViews(on: screen) }
    settleStrayCells()
    updateConfigurations()
    guard generation == started else { return }
    // A callback may have scrolled.
    state.needsLayout = !isOnScreen(screen)
    counters.layouts += 1
    if !state.needsLayout {
      // With estimates, and during a drag, more moves than the batch names.
      if !isEstimating, reordered == nil { settledScreen = screen }
      prefetch()
      try prefetchCell()
    }
  }

  /// Pools the cells of rows that turned out not to be on the screen.
  private func recyclePushedOff(_ pass: inout LayoutPass) {
    if pass.pushedOff.isEmpty { return }
    for (_, cell) in pass.pushedOff.sorted(by: { $0.key < $1.key })
    where indexPath(for: cell) == nil {
      putIntoPool(cell)
    }
    pass.pushedOff = [:]
  }

  /// Removes the cells whose rows are not in a sorted list.
  private func retireCells(except staying: [IndexPath], _ pass: LayoutPass) {
    if pass.isPlaced, state.cells.entries.count == staying.count { return }
    // A dragged row follows the finger, regardless of the content.
    for path in state.cells.places(besides: staying) where path != reordered {
      guard let cell = state.cells.remove(at: path) else { continue }
      tellEndOfDisplay(of: cell, path)
      noteRow(path, of: cell)
      keepOrPool(cell, of: path)
    }
  }

  /// The visible rows right now.
  var screenRows: ScreenRows { ScreenRows(positions, visibleRange) }

  /// Whether the rows found on the screen are still the visible ones.
  func isOnScreen(_ rows: ScreenRows) -> Bool { rows.hold(in: positions, visibleRange) }

  /// Sets the frames of all cells, unless the row layout did so and nothing moved since.
  ///
  /// - Returns: The visible rows.
  private func placeCells(_ pass: inout LayoutPass) -> ScreenRows {
    if let screen = pass.screen, isOnScreen(screen) {
      if !pass.isPlaced { placeCells(at: screen.paths) }
      return screen
    }
    (pass.isPlaced, pass.keepsSections) = (false, false)
    let screen = screenRows
    placeCells(at: screen.paths)
    return screen
  }

  /// Sets the frames of cells; the rows are sorted, and rows without a cell are skipped.
  func placeCells(at paths: [IndexPath]) {
    guard !state.cells.entries.isEmpty, !paths.isEmpty else { return }
    let frames = frames(ofRows: paths)
    var next = 0
    for (path, cell) in state.cells.entries {
      while next < paths.count, paths[next] < path { next += 1 }
      if next < paths.count, paths[next] == path { cell.frame = frames[next] }
    }
  }

  func retire(_ cells: [(path: IndexPath, cell: TableViewCell)]) {
    for (path, cell) in cells {
      endEditing(with: cell)
      tellEndOfDisplay(of: cell, path)
      noteRow(path, of: cell)
      putIntoPool(cell)
    }
  }

  /// Removes the cells from before a reload: notified from the bottom up, pooled from the top down.
  private func retireStaleCells() {
    guard state.hasStaleCells else { return }
    state.hasStaleCells = false
    let cells = state.cells.entries
    state.cells = OnScreen()
    for (path, cell) in cells.reversed() { tellEndOfDisplay(of: cell, path) }
    for (path, cell) in cells {
      noteRow(path, of: cell)
      putIntoPool(cell)
    }
    forgetSectionViews()
  }

  /// The visible vertical range, in content coordinates.
  var visibleRange: Range<Double> {
    let height = size.height > 0 && size.height < .infinity ? size.height : 0
    return state.offset.y..<(state.offset.y + height)
  }

  /// The width of rows, in points: the table without its margins and section index.
  public var rowWidth: Double {
    max(0, size.width - 2 * sideMargin - sectionIndexWidth)
  }

  /// The space that the section index takes at the left of the rows, in points.
  private var spaceLeftOfRows: Double { isRightToLeft ? sectionIndexWidth : 0 }

  /// Returns the frame of a row, which must exist.
  func frame(ofRow path: IndexPath) -> Rect {
    var frame = rect(geometry.rowBand(path))
    frame.origin.x += spaceLeftOfRows
    frame.size.width = max(0, frame.width - sectionIndexWidth)
    return frame
  }

  /// Returns the frames of rows, which must exist; neighbors are in order.
  func frames(ofRows paths: [IndexPath]) -> [Rect] {
    let sides = rect(Band(y: 0, height: 0))
    let width = max(0, sides.width - sectionIndexWidth)
    let left = sides.minX + spaceLeftOfRows
    var frames: [Rect] = []
    frames.reserveCapacity(paths.count)
    for band in geometry.rowBands(paths) {
      frames.append(Rect(x: left, y: band.y, width: width, height: band.height))
    }
    return frames
  }

  private func warnOfWindow() {
    guard !isInWindow, !hasLeftWithScreen, !hasWarnedOfWindow else { return }
    hasWarnedOfWindow = true
    warn(.layoutOutsideWindow)
  }

  /// Sets the values of the table view on a cell: frame, selection, highlight, edit mode.
  ///
  /// A callback may have reloaded meanwhile. If the row was deleted, the cell is unchanged.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: Its row.
  ///   - frame: The frame of the row, or nil to compute it. The default is nil.
  func prepare(_ cell: TableViewCell, at path: IndexPath, _ frame: Rect? = nil) {
    guard hasRow(path) else { return }
    cell.frame = frame ?? self.frame(ofRow: path)
    bringSelection(to: cell, at: path)
    cell.setHighlighted(state.highlighted == path, animated: false)
    cell.setEditing(isInEditMode, animated: false)
    bringState(to: cell, at: path)
    askIndentation(of: cell, at: path)
    prepareEditing(of: cell, at: path)
  }

  /// Copies focus, traits and drag to the state of a cell, which is set once.
  private func bringState(to cell: TableViewCell, at path: IndexPath) {
    var new = cell.configurationState
    new.isFocused = state.focused == path
    new.traitCollection = traitCollection
    noteDrag(at: path, in: &new)
    cell.configurationState = new
  }

  func tellDisplay(of cell: TableViewCell, _ path: IndexPath) {
    tellDelegate(ofDisplay: cell, path)
    guard let loadMoreControl, loadMoreControl.loadsAtLastRow else { return }
    let last = numberOfSections - 1
    guard path.section == last, path.row == numberOfRows(inSection: last) - 1 else { return }
    loadMoreControl.lastRowWillShow()
  }

  private func tellDelegate(ofDisplay cell: TableViewCell, _ path: IndexPath) {
    tell(.willDisplay, \.displaying, at: path) {
      $0.tableView(self, willDisplay: cell, forRowAt: $1)
    }
  }

  private func tellEndOfDisplay(of cell: TableViewCell, _ path: IndexPath) {
    guard let found = find(.didEndDisplaying, \.displaying) else { return }
    // A cell may disappear because its row is no longer shown; then only the old path is known.
    let own = found.rows.own(path) ?? path
    call(found, "\(own)", .observed, as: AnswerText.none) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: own)
    }
  }
}
