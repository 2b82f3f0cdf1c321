public import TableModel

/// The rows of a table view side by side, in as many columns as fit.
///
/// It asks the same data source for the same cells, through the table view and its pools, and only puts them
/// elsewhere: sections one below the other, each with its header, rows from left to right. It follows the
/// table view: its size, its counts as of the last load, and its scrolling.
///
/// ```swift
/// let grid = GridView(tableView)
/// try grid.layout()
/// grid.visibleCells.count  // 16
/// ```
@MainActor public final class GridView {
  /// The table view whose rows are shown.
  public let tableView: TableView

  /// How wide an item is at least, in points; the width that is left over goes to all items.
  ///
  /// The default is 160.
  public var itemWidth = 160.0

  /// How high every item is, in points.
  ///
  /// The default is 66.
  public var itemHeight = 66.0

  /// The cells on the screen as of the last layout.
  private var cells: [IndexPath: TableViewCell] = [:]

  /// The headers on the screen as of the last layout.
  public private(set) var headerViews: [TableViewHeaderFooterView] = []

  /// Where lines of items and headers stand: a line of items counts as a row.
  private var geometry = TableGeometry()

  /// Shows the rows of a table view.
  public init(_ tableView: TableView) { self.tableView = tableView }
}

extension GridView {
  /// How many items stand side by side.
  public var columnCount: Int {
    let width = tableView.size.width
    guard itemWidth > 0, width > itemWidth, width < .infinity else { return 1 }
    return Int(min(width / itemWidth, 1000))
  }

  /// How high everything together is, as of the last layout.
  public var contentHeight: Double { geometry.contentHeight }

  /// How far the content is scrolled: to the line that holds the first row on the table view's screen.
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

  /// Where an item stands, or nil for one that is not there.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func rect(forItemAt indexPath: IndexPath) -> Rect? {
    let columns = columnCount
    let line = IndexPath(row: indexPath.row / columns, section: indexPath.section)
    guard tableView.hasRow(indexPath), geometry.holds(line) else { return nil }
    let band = geometry.rowBand(line)
    let width = tableView.size.width / Double(columns)
    let x = Double(indexPath.row % columns) * width
    return Rect(x: x, y: band.y, width: width, height: band.height)
  }

  /// The item at a place of the content, or nil if there is none.
  ///
  /// - Complexity: O(log n) in the rows of the table.
  public func indexPathForItem(at point: Point) -> IndexPath? {
    let columns = columnCount
    let width = tableView.size.width / Double(columns)
    guard point.x >= 0, point.x < tableView.size.width, point.y.isFinite,
      case .row(let line)? = geometry.element(atY: point.y)
    else { return nil }
    let column = min(Int(point.x / width), columns - 1)
    let path = IndexPath(row: line.row * columns + column, section: line.section)
    return tableView.hasRow(path) ? path : nil
  }

  /// Brings the items in line with what is on the screen; items that come are served before items that go.
  ///
  /// - Throws: What a layout of the table view throws, or the data source for a cell.
  public func layout() throws(TableError) {
    try tableView.layoutIfNeeded()
    arrange()
    let range = contentOffset..<(contentOffset + max(0, tableView.size.height))
    let paths = geometry.rows(inY: range).flatMap(items)
    var shown: [IndexPath: TableViewCell] = [:]
    for path in paths {
      var known = cells[path]
      if known == nil { known = try tableView.makeCellElsewhere(path) }
      guard let cell = known else { continue }
      cells[path] = cell
      cell.frame = rect(forItemAt: path) ?? .zero
      shown[path] = cell
    }
    for (path, cell) in visibleCells where shown[path] !== cell { tableView.recycle(cell) }
    cells = shown
    layoutHeaders(range)
  }

  /// Gives all cells and headers back, as before rows come or go.
  public func clear() {
    for (_, cell) in visibleCells { tableView.recycle(cell) }
    cells = [:]
    for view in headerViews { tableView.recycle(view) }
    headerViews = []
  }

  private func items(_ line: IndexPath) -> [IndexPath] {
    let first = line.row * columnCount
    let end = min(first + columnCount, tableView.numberOfRows(inSection: line.section))
    return (first..<max(first, end)).map { IndexPath(row: $0, section: line.section) }
  }

  private func arrange() {
    let columns = columnCount
    let height = RowHeights.clamped(itemHeight)
    let sections = tableView.rowCounts.enumerated().map { section, count in
      let heights = tableView.state.geometry.section(at: section)
      return SectionHeights(
        header: heights.header,
        rows: RowHeights(repeating: height, count: (count + columns - 1) / columns)
      )
    }
    geometry = TableGeometry(sections)
  }

  private func layoutHeaders(_ range: Range<Double>) {
    for view in headerViews { tableView.recycle(view) }
    headerViews = geometry.sections(inY: range).compactMap { section in
      let band = geometry.headerBand(section)
      guard band.height > 0, band.y < range.upperBound, band.maxY > range.lowerBound else {
        return nil
      }
      let place = SectionPlace(section: section, kind: .header)
      let view = tableView.makeSectionView(place)
      view?.frame = Rect(x: 0, y: band.y, width: tableView.size.width, height: band.height)
      return view
    }
  }
}
