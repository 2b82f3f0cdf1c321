public import TableModel

// What can be asked. The counts are those of the last load, not of the data source now.
extension TableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadQuietly()
    return state.counts.count
  }

  /// How many rows a section has; 0 for an unknown section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadQuietly()
    return state.counts.indices.contains(section) ? state.counts[section] : 0
  }

  /// How many rows each section has; all at once, since asking ten thousand sections one by one shows.
  package var rowCounts: [Int] {
    loadQuietly()
    return state.counts
  }

  /// How wide and high everything together is.
  public var contentSize: Size {
    loadQuietly()
    return Size(width: size.width, height: state.geometry.contentHeight)
  }

  /// The part of the content that is on the screen.
  public var bounds: Rect { Rect(origin: state.offset, size: size) }

  /// Where a section stands: header, rows and footer.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rect(forSection section: Int) throws(TableError) -> Rect {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noSectionRect(section) }
    return rect(state.geometry.sectionBand(section))
  }

  /// Where a row stands.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  /// - Throws: E22 for an unknown row; Apple's page promises an empty rectangle.
  @_disfavoredOverload public func rectForRow(at indexPath: IndexPath) throws(TableError) -> Rect {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    return frame(ofRow: indexPath)
  }

  /// Where the header of a section stands while it does not float.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rectForHeader(inSection section: Int) throws(TableError) -> Rect
  {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noHeaderRect(section: section) }
    return restingRect(SectionPlace(section: section, kind: .header))
  }

  /// Where the footer of a section stands while it does not float.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rectForFooter(inSection section: Int) throws(TableError) -> Rect
  {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noFooterRect(section: section) }
    return restingRect(SectionPlace(section: section, kind: .footer))
  }

  /// The row at a place of the content, or nil if there is none; a header is none.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadQuietly()
    guard point.x >= 0, point.x < size.width, point.y.isFinite else { return nil }
    guard case .row(let path)? = state.geometry.element(atY: point.y) else { return nil }
    return path
  }

  /// The rows that touch a rectangle, or nil if it is none.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    loadQuietly()
    guard rect.width >= 0, rect.height >= 0, rect.minY.isFinite, rect.maxY.isFinite else {
      return nil
    }
    return state.geometry.rows(inY: rect.minY..<rect.maxY)
  }

  /// The row that a cell shows, or nil if it is not on the screen.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    state.cells.place(of: cell)
  }

  /// The rows on the screen as of the last layout.
  @_disfavoredOverload public var indexPathsForVisibleRows: [IndexPath] {
    state.cells.places
  }

  /// The cells on the screen as of the last layout, from top to bottom.
  ///
  /// Whoever asks from within a question about a row gets E29 as a warning, since they are just changing.
  public var visibleCells: [TableViewCell] {
    if isUpdatingCells { warn(.readsVisibleCells) }
    return state.cells.elements
  }

  /// The row that a finger lights up, or nil.
  public var highlightedIndexPath: IndexPath? { state.highlighted }

  /// The cell of a row, or nil if it is not on the screen.
  ///
  /// Whoever asks from within a question about a row gets E29 as a warning, since the cells are just changing.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    if isUpdatingCells { warn(.readsCell) }
    return state.cells[indexPath]
  }

  /// The header of a section, or nil if it is not on the screen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    state.sectionViews[SectionPlace(section: section, kind: .header)]?.view
  }

  /// The footer of a section, or nil if it is not on the screen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    state.sectionViews[SectionPlace(section: section, kind: .footer)]?.view
  }

  /// What was counted since the last ``resetStatistics()``.
  public var statistics: TableViewStatistics {
    var statistics = counters
    statistics.cellsAlive = state.cells.entries.count
    statistics.cellsInPool = state.pool.values.reduce(0) { $0 + $1.count }
    return statistics
  }

  /// Sets all counters back to 0.
  public func resetStatistics() { counters = TableViewStatistics() }

  /// Hands over the warnings that came up since the last time.
  public func takeWarnings() -> [TableWarning] {
    defer { warnings = [] }
    return warnings
  }

  /// Whether the visible rows are due for a layout.
  public var needsLayout: Bool { state.needsReload || state.needsHeights || state.needsLayout }

  /// Loads if that is due, for a question that can throw.
  func loadForQuestion() -> TableError? {
    loadQuietly()
    defer { pendingError = nil }
    return pendingError
  }

  func hasSection(_ section: Int) -> Bool { state.counts.indices.contains(section) }

  func hasRow(_ path: IndexPath) -> Bool {
    hasSection(path.section) && path.row >= 0 && path.row < state.counts[path.section]
  }

  /// The cell of a row, unless it is one from before a reload.
  func visibleCell(at path: IndexPath) -> TableViewCell? {
    state.hasStaleCells ? nil : state.cells[path]
  }
}
