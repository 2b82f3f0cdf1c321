import TableModel
package import TableUI

/// The contents of a table view's screen, for drawing as text or as a picture.
@MainActor package struct Scene {
  /// The size of the screen.
  package let size: Size

  /// The scroll position: the content at this offset is at the top of the screen.
  package let top: Double

  /// All blocks with a place in the content, ordered only by ``SceneBlock/level``.
  package private(set) var blocks: [SceneBlock] = []

  /// The items above all blocks, in screen coordinates.
  package private(set) var overlay: [DisplayItem] = []
}

extension Scene {
  /// Creates the scene of a table view, as of its last layout.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - hasSeparators: Whether to include the lines between rows.
  ///   - bars: The bars of the device, or nil. The default is nil.
  package init(_ tableView: TableView, hasSeparators: Bool, bars: ScreenBars? = nil) {
    size = tableView.size
    top = tableView.contentOffset.y
    if let view = tableView.backgroundView { add(SceneBlock(view, isBackground: true)) }
    if let view = tableView.tableHeaderView { add(SceneBlock(view)) }
    if let view = tableView.tableFooterView { add(SceneBlock(view)) }
    for path in tableView.indexPathsForVisibleRows {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      add(tableView.block(cell, at: path, hasSeparator: hasSeparators))
    }
    for section in tableView.visibleSections {
      if let view = tableView.headerView(forSection: section) { add(SceneBlock(view)) }
      if let view = tableView.footerView(forSection: section) { add(SceneBlock(view)) }
    }
    if let control = tableView.refreshControl, control.isRefreshing {
      add(SceneBlock(kind: .control, frame: control.frame, items: control.displayList))
    }
    if let control = tableView.loadMoreControl, control.state != .idle {
      add(SceneBlock(kind: .control, frame: control.frame, items: control.displayList))
    }
    overlay = tableView.sectionIndexDisplayList
    for block in bars?.blocks(on: size, top: top) ?? [] { add(block) }
  }

  /// Creates the scene of a grid, as of its last layout.
  package init(_ grid: GridView) {
    size = grid.tableView.size
    top = grid.contentOffset
    blocks = grid.visibleCells.map { SceneBlock($0.cell, at: $0.path, .item) }
    blocks += grid.headerViews.map { SceneBlock($0) }
  }

  private mutating func add(_ block: SceneBlock) { blocks.append(block) }

  /// Supplies the whole content from the top, block by block; rows off screen are requested and
  /// released.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - hasSeparators: Whether to include the lines between rows.
  ///   - isCancelled: Called before each row; true ends the scene there.
  ///   - take: Receives the next block.
  /// - Returns: Whether the scene is complete.
  /// - Throws: The error that the data source throws for a row.
  /// - Complexity: O(n) in the rows of the table.
  static func everything(
    of tableView: TableView,
    hasSeparators: Bool,
    isCancelled: () -> Bool,
    take: (SceneBlock) -> Void
  ) throws(TableError) -> Bool {
    if let view = tableView.tableHeaderView { take(SceneBlock(view)) }
    for section in 0..<tableView.numberOfSections {
      var titles = tableView.inspectSectionViews(section).map { view in
        tableView.recycle(view)
        return SceneBlock(view)
      }
      let rows = tableView.numberOfRows(inSection: section)
      let top =
        try rows > 0 ? tableView.rectForRow(at: IndexPath(row: 0, section: section)).minY : 0
      if let header = titles.first, header.frame.minY <= top || rows == 0 {
        take(titles.removeFirst())
      }
      for row in 0..<rows {
        if isCancelled() { return false }
        let path = IndexPath(row: row, section: section)
        let inspected = try tableView.inspectCell(at: path)
        take(tableView.block(inspected.cell, at: path, hasSeparator: hasSeparators))
        if !inspected.isVisible { tableView.recycle(inspected.cell) }
      }
      for title in titles { take(title) }
    }
    if let view = tableView.tableFooterView { take(SceneBlock(view)) }
    return true
  }
}

extension TableView {
  /// Returns the block of a row with its position in its section.
  fileprivate func block(
    _ cell: TableViewCell,
    at path: IndexPath,
    hasSeparator: Bool
  ) -> SceneBlock {
    SceneBlock(
      cell,
      at: path,
      of: numberOfRows(inSection: path.section),
      separator: hasSeparator ? separatorFrame(below: path, of: cell) : nil
    )
  }
}
