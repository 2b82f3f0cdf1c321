public import TableModel

// Which rows are on the screen, and the cells that come and go for it.
extension TableView {
  /// Brings cells, headers and footers in line with what is on the screen, if anything changed.
  ///
  /// Rows that come are served before rows that go give their cells back, as in UIKit; a jump of a screen
  /// therefore makes a second screen of cells.
  ///
  /// - Throws: What went wrong since the last layout, or what the data source throws for a cell.
  @_disfavoredOverload public func layoutIfNeeded() throws(TableError) {
    guard batch.depth == 0, !isLayingOut else { return }
    if let error = pendingError {
      pendingError = nil
      throw error
    }
    defer { tellEndOfScrollingAnimation() }
    guard needsLayout else { return updateConfigurations() }
    received("layoutIfNeeded()")
    defer { answered() }
    try byOwnPaths { () throws(TableError) in
      // Somebody who reloads while being told of a cell gets another turn, but not for ever.
      for _ in 0..<3 where needsLayout {
        try loadIfNeeded()
        try layout(retired: [], keepsOffset: false)
      }
    }
  }

  /// Lays out the visible rows.
  ///
  /// - Parameters:
  ///   - retired: Cells of rows that a batch took away, in the order in which they are told of.
  ///   - keepsOffset: Whether rows that come above others push these down instead of moving the offset.
  /// - Throws: What the data source throws for a cell.
  func layout(
    retired: [(path: IndexPath, cell: TableViewCell)],
    keepsOffset: Bool = true
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
      anchor: keepsOffset && state.scrollTarget == nil
        ? .offset(state.offset.y) : chooseAnchor(state.geometry.rows(inY: visibleRange)),
      offset: state.offset.y
    )
    defer { recyclePushedOff(&pass) }
    let isDone = try layoutRows(&pass)
    recyclePushedOff(&pass)
    retire(retired)
    guard isDone else { return }
    let screen = placeCells(pass)
    retireCells(except: screen.paths)
    layoutSectionViews(on: screen)
    settleStrayCells()
    updateConfigurations()
    guard generation == started else { return }
    // Somebody who was told of a cell may have scrolled.
    state.needsLayout = !isOnScreen(screen)
    counters.layouts += 1
    if !state.needsLayout { prefetch() }
  }

  /// Gives the cells back that were made for rows which turned out not to be on the screen.
  private func recyclePushedOff(_ pass: inout LayoutPass) {
    for (_, cell) in pass.pushedOff.sorted(by: { $0.key < $1.key })
    where indexPath(for: cell) == nil {
      putIntoPool(cell)
    }
    pass.pushedOff = [:]
  }

  /// Takes the cells off the screen whose rows are not among those that stay, which come in order.
  private func retireCells(except staying: [IndexPath]) {
    // A dragged row hangs on the finger, wherever the content goes.
    for path in state.cells.places(besides: staying) where path != reordered {
      guard let cell = state.cells.remove(at: path) else { continue }
      retire([(path, cell)])
    }
  }

  /// The rows on the screen as of now.
  var screenRows: ScreenRows { ScreenRows(state.geometry, visibleRange) }

  /// Whether the rows that were found on the screen are still those on it.
  func isOnScreen(_ rows: ScreenRows) -> Bool { rows.hold(in: state.geometry, visibleRange) }

  /// Puts all cells where their rows stand, unless the layout of the rows has done so and nothing moved since.
  ///
  /// - Returns: The rows on the screen.
  private func placeCells(_ pass: LayoutPass) -> ScreenRows {
    if let screen = pass.screen, isOnScreen(screen) {
      if !pass.isPlaced { placeCells(at: screen.paths) }
      return screen
    }
    let screen = screenRows
    placeCells(at: screen.paths)
    return screen
  }

  /// Puts the cells of rows where these stand; the rows come in order, and those without a cell wait for one.
  func placeCells(at paths: [IndexPath]) {
    guard !state.cells.entries.isEmpty else { return }
    let frames = frames(ofRows: paths)
    var next = 0
    for (path, cell) in state.cells.entries {
      while next < paths.count, paths[next] < path { next += 1 }
      if next < paths.count, paths[next] == path { cell.frame = frames[next] }
    }
  }

  func retire(_ cells: [(path: IndexPath, cell: TableViewCell)]) {
    for (path, cell) in cells {
      tellEndOfDisplay(of: cell, path)
      noteRow(path, of: cell)
      putIntoPool(cell)
    }
  }

  /// Puts away the cells from before a reload: told from the bottom up, pooled from the top down.
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

  /// What is on the screen, in the coordinates of the content.
  var visibleRange: Range<Double> {
    let height = size.height > 0 && size.height < .infinity ? size.height : 0
    return state.offset.y..<(state.offset.y + height)
  }

  /// How wide rows are, in points: the table without its margins and its section index.
  public var rowWidth: Double {
    max(0, size.width - 2 * sideMargin - sectionIndexWidth)
  }

  /// Where a row stands; it must exist.
  func frame(ofRow path: IndexPath) -> Rect {
    var frame = rect(state.geometry.rowBand(path))
    frame.size.width = max(0, frame.width - sectionIndexWidth)
    return frame
  }

  /// Where rows stand; they must exist, and neighbours come in order.
  func frames(ofRows paths: [IndexPath]) -> [Rect] {
    let sides = rect(Band(y: 0, height: 0))
    let width = max(0, sides.width - sectionIndexWidth)
    var frames: [Rect] = []
    frames.reserveCapacity(paths.count)
    for band in state.geometry.rowBands(paths) {
      frames.append(Rect(x: sides.minX, y: band.y, width: width, height: band.height))
    }
    return frames
  }

  private func warnOfWindow() {
    guard !isInWindow, !hasLeftWithScreen, !hasWarnedOfWindow else { return }
    hasWarnedOfWindow = true
    warn(.layoutOutsideWindow)
  }

  /// Sets what belongs to the table view: place, selection, highlight, edit mode.
  ///
  /// Whoever was asked for the cell may have reloaded meanwhile; a row that went leaves the cell as it is.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - path: Its row.
  ///   - frame: Where the row stands, if that is known already.
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

  /// Brings focus, traits and drag to the state of a cell, which is set once.
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
    // A cell may leave because its row is shown no longer; then only the old path is known.
    let own = found.rows.own(path) ?? path
    call(found, "\(own)", .observed, as: AnswerText.none) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: own)
    }
  }
}
