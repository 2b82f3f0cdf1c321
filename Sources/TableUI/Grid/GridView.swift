public import TableModel

/// A grid of a table view's rows, with as many columns as the width allows.
///
/// The grid uses the table view's data source, cells and reuse pools; only the layout differs.
/// Sections follow one another, each with its header, and rows run in the direction of the text. The
/// grid follows the table view's size and traits, its row counts as of the last load, and its
/// scrolling.
///
/// ```swift
/// let grid = GridView(tableView)
/// try grid.layout()
/// grid.visibleCells.count  // 16
/// ```
@MainActor public final class GridView {
  /// The table view that provides the rows.
  public let tableView: TableView

  /// The minimum width of an item, in points; items share the remaining width.
  ///
  /// It grows with the text size of the user. The default is 160.
  public var itemWidth = 160.0

  /// The height of every item, in points.
  ///
  /// It grows with the text size of the user. The default is 66.
  public var itemHeight = 66.0

  /// The cells on the screen as of the last layout, by index path.
  private var cells: [IndexPath: TableViewCell] = [:]

  /// The headers on the screen as of the last layout.
  public private(set) var headerViews: [TableViewHeaderFooterView] = []

  /// The sections of the headers on the screen, in the same order.
  package private(set) var headerSections: [Int] = []

  /// The positions of item lines and headers; a line of items counts as a row.
  private var geometry = TableGeometry()

  /// Creates a grid for the rows of a table view.
  public init(_ tableView: TableView) { self.tableView = tableView }
}

extension GridView {
  /// The factor by which text is larger than at the default text size, at least 1.
  private var textScale: Double { tableView.textMetrics.columnWidth / TextMetrics.column }

  /// The number of items per line.
  public var columnCount: Int {
    let (width, itemWidth) = (tableView.size.width, itemWidth * textScale)
    guard itemWidth > 0, width > itemWidth, width < .infinity else { return 1 }
    return Int(min(width / itemWidth, 1000))
  }

  /// The total height as of the last layout, in points.
  public var contentHeight: Double { geometry.contentHeight }

  /// The vertical scroll offset, in points: the top of the line with the table view's first visible
  /// row.
  public var contentOffset: Double {
    let end = max(0, geometry.contentHeight - tableView.size.height)
    guard tableView.contentOffset.y > 0, let first = tableView.indexPathsForVisibleRows.first,
      let rect = rect(forItemAt: first)
    else { return 0 }
    return min(rect.minY, end)
  }

  /// The items on the screen with their cells, in order.
  public var visibleCells: [(path: IndexPath, cell: TableViewCell)] {
    cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the frame of an item, or nil if it does not exist.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func rect(forItemAt indexPath: IndexPath) -> Rect? {
    let columns = columnCount
    let line = IndexPath(row: indexPath.row / columns, section: indexPath.section)
    guard tableView.hasRow(indexPath), geometry.holds(line) else { return nil }
    let band = geometry.rowBand(line)
    let width = tableView.size.width / Double(columns)
    let x = Double(column(indexPath.row % columns, of: columns)) * width
    return Rect(x: x, y: band.y, width: width, height: band.height)
  }

  /// Returns the place of a column from the left, or the column at such a place.
  private func column(_ index: Int, of count: Int) -> Int {
    tableView.isRightToLeft ? count - 1 - index : index
  }

  /// Returns the index path of the item at a point of the content, or nil.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    let columns = columnCount
    let width = tableView.size.width / Double(columns)
    guard point.x >= 0, point.x < tableView.size.width, point.y.isFinite,
      case .row(let line)? = geometry.element(atY: point.y)
    else { return nil }
    let column = column(min(Int(point.x / width), columns - 1), of: columns)
    let path = IndexPath(row: line.row * columns + column, section: line.section)
    return tableView.hasRow(path) ? path : nil
  }

  /// Updates the cells and headers for the visible area; new items are loaded before old ones are
  /// removed.
  ///
  /// - Throws: The errors of a table view layout, or of the data source for a cell.
  public func layout() throws(TableError) {
    try tableView.layoutIfNeeded()
    arrange()
    let range = contentOffset..<(contentOffset + max(0, tableView.size.height))
    let paths = geometry.rows(inY: range).flatMap(items)
    let traits = tableView.traitCollection
    var shown: [IndexPath: TableViewCell] = [:]
    for path in paths {
      var known = cells[path]
      if known == nil { known = try tableView.makeCellElsewhere(path) }
      guard let cell = known else { continue }
      cells[path] = cell
      cell.frame = rect(forItemAt: path) ?? .zero
      if cell.configurationState.traitCollection != traits {
        cell.configurationState.traitCollection = traits
      }
      shown[path] = cell
    }
    for (path, cell) in visibleCells where shown[path] !== cell { tableView.recycle(cell) }
    cells = shown
    layoutHeaders(range)
  }

  /// Returns all cells and headers to the pools, as before rows are inserted or deleted.
  public func clear() {
    for (_, cell) in visibleCells { tableView.recycle(cell) }
    cells = [:]
    for view in headerViews { tableView.recycle(view) }
    (headerViews, headerSections) = ([], [])
  }

  private func items(_ line: IndexPath) -> [IndexPath] {
    let first = line.row * columnCount
    let end = min(first + columnCount, tableView.numberOfRows(inSection: line.section))
    return (first..<max(first, end)).map { IndexPath(row: $0, section: line.section) }
  }

  private func arrange() {
    let columns = columnCount
    let height = RowHeights.clamped(itemHeight * textScale)
    let sections = tableView.rowCounts.enumerated().map { section, count in
      let heights = tableView.geometry.section(at: section)
      return SectionHeights(
        header: heights.header,
        rows: RowHeights(repeating: height, count: (count + columns - 1) / columns)
      )
    }
    geometry = TableGeometry(sections)
  }

  private func layoutHeaders(_ range: Range<Double>) {
    for view in headerViews { tableView.recycle(view) }
    (headerViews, headerSections) = ([], [])
    for section in geometry.sections(inY: range) {
      let band = geometry.headerBand(section)
      guard band.height > 0, band.y < range.upperBound, band.maxY > range.lowerBound,
        let view = tableView.makeSectionView(SectionPlace(section: section, kind: .header))
      else { continue }
      view.frame = Rect(x: 0, y: band.y, width: tableView.size.width, height: band.height)
      headerViews.append(view)
      headerSections.append(section)
    }
  }
}
