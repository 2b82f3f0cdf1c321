public import TableModel
public import TableUI
public import TextLayout

/// Draws tables and cells as text: a frame, addresses in the margin, heights to scale.
///
/// The renderer sees display lists and frames only; it knows no class of cell.
@MainActor public struct TextRenderer {
  private let escapeStyle: EscapeStyle

  /// The widest drawing, in columns, however wide the viewport is.
  private static let maximumColumns = 1000

  /// Makes a renderer.
  ///
  /// - Parameter escapeStyle: How control characters are shown.
  public init(escapeStyle: EscapeStyle = .symbol) { self.escapeStyle = escapeStyle }
}

extension TextRenderer {
  /// What is on the screen, as of the last layout.
  ///
  /// - Parameter tableView: The table view, laid out.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of tableView: TableView) -> TextPicture {
    let top = tableView.contentOffset.y
    var blocks: [Block] = []
    for path in tableView.indexPathsForVisibleRows {
      guard let cell = tableView.cellForRow(at: path) else { continue }
      blocks.append(block(cell, at: path))
    }
    for section in tableView.visibleSections {
      if let view = tableView.headerView(forSection: section) { blocks.append(block(view)) }
      if let view = tableView.footerView(forSection: section) { blocks.append(block(view)) }
    }
    let lines = max(1, Self.line(tableView.size.height))
    return draw(blocks, top: top, lines: lines, width: tableView.size.width)
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
    var blocks: [Block] = []
    for section in 0..<tableView.numberOfSections {
      for view in tableView.inspectSectionViews(section) {
        blocks.append(block(view))
        tableView.recycle(view)
      }
      for row in 0..<tableView.numberOfRows(inSection: section) {
        if isCancelled() { return nil }
        let path = IndexPath(row: row, section: section)
        let inspected = try tableView.inspectCell(at: path)
        blocks.append(block(inspected.cell, at: path))
        if !inspected.isVisible { tableView.recycle(inspected.cell) }
      }
    }
    let height = blocks.map(\.frame.maxY).max() ?? 0
    let lines = max(1, Self.line(max(height, tableView.contentSize.height)))
    return draw(blocks, top: 0, lines: lines, width: tableView.size.width)
  }

  /// One cell by itself.
  ///
  /// - Parameters:
  ///   - cell: The cell, with its frame set.
  ///   - indexPath: Its address.
  /// - Returns: The drawing, as high as the cell.
  public func cell(_ cell: TableViewCell, at indexPath: IndexPath) -> TextPicture {
    let block = block(cell, at: indexPath)
    let lines = max(1, Self.line(cell.frame.height))
    return draw([block], top: cell.frame.minY, lines: lines, width: cell.frame.width)
  }
}

extension TextRenderer {
  /// Something that takes up a band of the content.
  private struct Block {
    var frame: Rect
    var address = ""
    var isSelected = false

    /// Whether it hides what lies below, as a header that floats does.
    var isOpaque = false
    var items: [DisplayItem]
  }

  private func block(_ cell: TableViewCell, at path: IndexPath) -> Block {
    Block(
      frame: cell.frame,
      address: path.description,
      isSelected: cell.isSelected,
      items: cell.displayList
    )
  }

  private func block(_ view: TableViewHeaderFooterView) -> Block {
    Block(frame: view.frame, isOpaque: true, items: view.displayList)
  }

  private static func line(_ y: Double) -> Int {
    guard y.isFinite, y < 1e12 else { return 0 }
    return Int((y / TextMetrics.line).rounded())
  }

  private func draw(_ blocks: [Block], top: Double, lines: Int, width: Double) -> TextPicture {
    let columns = max(1, min(Self.maximumColumns, Int(width / TextMetrics.column)))
    var canvas = TextCanvas(columns: columns, lines: lines, escapeStyle: escapeStyle)
    var addresses = [String](repeating: "", count: lines)
    var marks = [Bool](repeating: false, count: lines)
    var isHidden = [Bool](repeating: false, count: lines)
    for block in blocks.sorted(by: { !$0.isOpaque && $1.isOpaque }) {
      let first = Self.line(block.frame.minY - top)
      let count = Self.line(block.frame.maxY - top) - first
      guard count > 0, first < lines, first + count > 0 else { continue }
      let visible = max(0, first)..<min(lines, first + count)
      if block.isOpaque {
        canvas.clear(visible)
        for line in visible { isHidden[line] = true }
      }
      canvas.draw(block.items, firstLine: first, lineCount: count, x: block.frame.minX)
      if block.isSelected { for line in visible { marks[line] = true } }
    }
    for block in blocks where !block.isOpaque {
      let first = max(0, Self.line(block.frame.minY - top))
      let end = min(lines, Self.line(block.frame.maxY - top))
      // The address stands at the first line of the row that is seen.
      guard first < end, let line = (first..<end).first(where: { !isHidden[$0] }) else { continue }
      if addresses[line].isEmpty { addresses[line] = block.address }
    }
    for line in marks.indices where isHidden[line] { marks[line] = false }
    return frame(canvas, addresses, marks)
  }

  private func frame(_ canvas: TextCanvas, _ addresses: [String], _ marks: [Bool]) -> TextPicture {
    let margin = addresses.map(\.count).max() ?? 0
    let blank = String(repeating: " ", count: margin)
    let rule = String(repeating: "─", count: canvas.columns)
    var lines = [blank + " ┌" + rule + "┐"]
    for line in addresses.indices {
      let address = addresses[line]
      let pad = String(repeating: " ", count: margin - address.count)
      let mark = marks[line] ? ">" : " "
      lines.append(pad + address + mark + "│" + canvas.text(of: line) + "│")
    }
    lines.append(blank + " └" + rule + "┘")
    return TextPicture(lines: lines, width: margin + canvas.columns + 3)
  }
}
