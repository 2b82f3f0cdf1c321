public import TableModel
public import TableUI
public import TextLayout

/// Draws tables and cells as text: a frame, addresses in the margin, heights to scale.
///
/// The renderer sees display lists and frames only; it knows no class of cell.
@MainActor public struct TextRenderer {
  let escapeStyle: EscapeStyle

  /// Whether the lines between rows take a line of their own.
  let drawsSeparators: Bool

  /// The widest drawing, in columns, however wide the viewport is.
  static let maximumColumns = 1000

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - escapeStyle: How control characters are shown.
  ///   - drawsSeparators: Whether the lines between rows are drawn, each on a line of text that has no height
  ///     in the table.
  public init(escapeStyle: EscapeStyle = .symbol, drawsSeparators: Bool = false) {
    self.escapeStyle = escapeStyle
    self.drawsSeparators = drawsSeparators
  }
}

extension TextRenderer {
  /// What is on the screen, as of the last layout.
  ///
  /// - Parameter tableView: The table view, laid out.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of tableView: TableView) -> TextPicture {
    let lines = max(1, Self.line(tableView.size.height))
    return draw(
      blocks(of: tableView),
      top: tableView.contentOffset.y,
      lines: lines,
      width: tableView.size.width,
      overlay: tableView.sectionIndexDisplayList
    )
  }

  /// All that is on the screen.
  func blocks(of tableView: TableView) -> [Block] {
    var blocks: [Block] = []
    if let view = tableView.backgroundView { blocks.append(block(view, isBackground: true)) }
    if let view = tableView.tableHeaderView { blocks.append(block(view)) }
    if let view = tableView.tableFooterView { blocks.append(block(view)) }
    for path in tableView.indexPathsForVisibleRows {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      blocks.append(block(cell, at: path, in: tableView))
    }
    for section in tableView.visibleSections {
      if let view = tableView.headerView(forSection: section) { blocks.append(block(view)) }
      if let view = tableView.footerView(forSection: section) { blocks.append(block(view)) }
    }
    if let control = tableView.refreshControl, control.isRefreshing {
      blocks.append(Block(frame: control.frame, items: control.displayList))
    }
    if let control = tableView.loadMoreControl, control.state != .idle {
      blocks.append(Block(frame: control.frame, items: control.displayList))
    }
    return blocks
  }

  /// The whole content, row by row; rows off screen are asked for and given back.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - isCancelled: Asked before each row; true ends the drawing there.
  /// - Returns: The drawing, as high as the content, or nil where it was cancelled.
  /// - Throws: What the data source throws for a row.
  /// - Complexity: O(n) in the rows of the table.
  public func everything(
    of tableView: TableView,
    isCancelled: () -> Bool = { false }
  ) throws(TableError) -> TextPicture? {
    var drawing = Drawing(self, margin: Self.margin(of: tableView), width: tableView.size.width)
    if let view = tableView.tableHeaderView { drawing.append(block(view)) }
    for section in 0..<tableView.numberOfSections {
      var titles = tableView.inspectSectionViews(section).map { view in
        tableView.recycle(view)
        return block(view)
      }
      let rows = tableView.numberOfRows(inSection: section)
      let top =
        try rows > 0 ? tableView.rectForRow(at: IndexPath(row: 0, section: section)).minY : 0
      if let header = titles.first, header.frame.minY <= top || rows == 0 {
        drawing.append(titles.removeFirst())
      }
      for row in 0..<rows {
        if isCancelled() { return nil }
        let path = IndexPath(row: row, section: section)
        let inspected = try tableView.inspectCell(at: path)
        drawing.append(block(inspected.cell, at: path, in: tableView))
        if !inspected.isVisible { tableView.recycle(inspected.cell) }
      }
      for title in titles { drawing.append(title) }
    }
    if let view = tableView.tableFooterView { drawing.append(block(view)) }
    return drawing.finish(height: tableView.contentSize.height)
  }

  /// One cell by itself.
  ///
  /// - Parameters:
  ///   - cell: The cell, with its frame set.
  ///   - indexPath: Its address.
  /// - Returns: The drawing, as high as the cell.
  public func cell(_ cell: TableViewCell, at indexPath: IndexPath) -> TextPicture {
    var block = block(cell, at: indexPath)
    // The grid is the cell's own, so the margin of the table is left out.
    block.frame.origin.x = 0
    let lines = max(1, Self.line(cell.frame.height))
    return draw([block], top: cell.frame.minY, lines: lines, width: cell.frame.width)
  }
}
