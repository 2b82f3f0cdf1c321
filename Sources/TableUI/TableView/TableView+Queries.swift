public import TableModel

// Queries. The counts are those of the last load, not the data source's current ones.
extension TableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadQuietly()
    return state.counts.count
  }

  /// Returns the number of rows in a section; 0 for an unknown section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadQuietly()
    return state.counts.indices.contains(section) ? state.counts[section] : 0
  }

  /// Returns the number of rows in a section that exists, as UIKit's `numberOfRows(inSection:)`.
  ///
  /// - Throws: E35 for an unknown section.
  public func existingNumberOfRows(inSection section: Int) throws(TableError) -> Int {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noRowCount(section: section) }
    return state.counts[section]
  }

  /// The row count of each section; asking ten thousand sections one by one is measurably slow.
  package var rowCounts: RowCounts {
    loadQuietly()
    return state.counts
  }

  /// The width and height of the content, in points.
  public var contentSize: Size {
    loadQuietly()
    return Size(width: size.width, height: geometry.contentHeight)
  }

  /// The visible part of the content.
  public var bounds: Rect { Rect(origin: state.offset, size: size) }

  /// Returns the frame of a section: header, rows and footer.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rect(forSection section: Int) throws(TableError) -> Rect {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noSectionRect(section) }
    return rect(geometry.sectionBand(section))
  }

  /// Returns the frame of a row.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  /// - Throws: E22 for an unknown row; Apple's documentation promises an empty rectangle.
  @_disfavoredOverload public func rectForRow(at indexPath: IndexPath) throws(TableError) -> Rect {
    if let error = loadForQuestion() { throw error }
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    return frame(ofRow: indexPath)
  }

  /// Returns the frame of a section's header when it does not float.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rectForHeader(inSection section: Int) throws(TableError) -> Rect
  {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noHeaderRect(section: section) }
    return restingRect(SectionPlace(section: section, kind: .header))
  }

  /// Returns the frame of a section's footer when it does not float.
  ///
  /// - Throws: E23 for an unknown section.
  @_disfavoredOverload public func rectForFooter(inSection section: Int) throws(TableError) -> Rect
  {
    if let error = loadForQuestion() { throw error }
    guard hasSection(section) else { throw .noFooterRect(section: section) }
    return restingRect(SectionPlace(section: section, kind: .footer))
  }

  /// Returns the row at a point of the content, or nil for any other element.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    loadQuietly()
    guard point.x >= 0, point.x < size.width, point.y.isFinite else { return nil }
    guard case .row(let path)? = geometry.element(atY: point.y) else { return nil }
    return path
  }

  /// Returns the rows in a rectangle, or nil if it is invalid.
  public func indexPathsForRows(in rect: Rect) -> [IndexPath]? {
    loadQuietly()
    guard rect.width >= 0, rect.height >= 0, rect.minY.isFinite, rect.maxY.isFinite else {
      return nil
    }
    return geometry.rows(inY: rect.minY..<rect.maxY)
  }

  /// Returns the row of a cell, or nil if the cell is not on the screen.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    state.cells.place(of: cell)
  }

  /// The rows on the screen as of the last layout.
  @_disfavoredOverload public var indexPathsForVisibleRows: [IndexPath] {
    state.cells.places
  }

  /// The cells on the screen as of the last layout, from top to bottom.
  ///
  /// Reading this inside a data source call for a row adds warning E29, since the cells are
  /// changing.
  public var visibleCells: [TableViewCell] {
    if isUpdatingCells { warn(.readsVisibleCells) }
    return state.cells.elements
  }

  /// The highlighted row, or nil.
  public var highlightedIndexPath: IndexPath? { state.highlighted }

  /// Returns the cell of a row, or nil if it is not on the screen.
  ///
  /// Calling this inside a data source call for a row adds warning E29, since the cells are
  /// changing.
  public func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    if isUpdatingCells { warn(.readsCell) }
    return state.cells[indexPath]
  }

  /// Returns the header of a section, or nil if it is not on the screen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    state.sectionViews[SectionPlace(section: section, kind: .header)]?.view
  }

  /// Returns the footer of a section, or nil if it is not on the screen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    state.sectionViews[SectionPlace(section: section, kind: .footer)]?.view
  }

  /// The counters since the last ``resetStatistics()``.
  public var statistics: TableViewStatistics {
    var statistics = counters
    statistics.cellsAlive = state.cells.entries.count
    statistics.cellsInPool = state.pool.values.reduce(state.prepared.count) { $0 + $1.count }
    return statistics
  }

  /// Resets all counters to 0.
  public func resetStatistics() { counters = TableViewStatistics() }

  /// The counters and the pooled cells, which a query may change without a visible effect.
  package struct CellRecords {
    fileprivate let counters: TableViewStatistics
    fileprivate let pool: [String: [TableViewCell]]
  }

  /// The counters and the pooled cells; set them to undo the effects of a query.
  package var cellRecords: CellRecords {
    get { CellRecords(counters: counters, pool: state.pool) }
    set {
      counters = newValue.counters
      state.pool = newValue.pool
    }
  }

  /// Returns and clears the warnings since the last call.
  public func takeWarnings() -> [TableWarning] {
    defer { warnings = [] }
    return warnings
  }

  /// Whether the visible rows need a layout.
  public var needsLayout: Bool { state.needsReload || state.needsHeights || state.needsLayout }

  /// Loads if needed, for a query that can throw; returns the error or nil.
  func loadForQuestion() -> TableError? {
    loadQuietly()
    defer { pendingError = nil }
    return pendingError
  }

  func hasSection(_ section: Int) -> Bool { state.counts.indices.contains(section) }

  func hasRow(_ path: IndexPath) -> Bool {
    state.counts.holds(path)
  }

  /// Returns the cell of a row, or nil if it is from before a reload.
  func visibleCell(at path: IndexPath) -> TableViewCell? {
    state.hasStaleCells ? nil : state.cells[path]
  }
}
