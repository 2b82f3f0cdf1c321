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

  /// The highest drawing of one cell, in lines; what is below is left out.
  static let maximumCellLines = 5_000

  /// The highest drawing, in lines: a height of a row is a number, and a number is soon typed.
  public nonisolated static let maximumLines = 5_000_000

  /// How many lines a height in points takes, at the most.
  ///
  /// - Parameter height: The height; one that is no number takes no line.
  /// - Returns: The lines, up to one more than ``maximumLines``.
  public nonisolated static func lineCount(ofHeight height: Double) -> Int {
    Int(min(max(height / TextMetrics.line, 0), Double(maximumLines) + 1).rounded(.up))
  }

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
    draw(Scene(tableView, hasSeparators: drawsSeparators))
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
    let isWhole = try Scene.everything(
      of: tableView,
      hasSeparators: drawsSeparators,
      isCancelled: isCancelled,
      take: { drawing.append($0) }
    )
    guard isWhole else { return nil }
    return drawing.finish(height: tableView.contentSize.height)
  }

  /// One cell by itself.
  ///
  /// - Parameters:
  ///   - cell: The cell, with its frame set.
  ///   - indexPath: Its address.
  /// - Returns: The drawing, as high as the cell, but no more than 5000 lines.
  public func cell(_ cell: TableViewCell, at indexPath: IndexPath) -> TextPicture {
    var block = SceneBlock(cell, at: indexPath, .item)
    // The grid is the cell's own, so the margin of the table is left out.
    block.frame.origin.x = 0
    let lines = min(max(1, Self.line(cell.frame.height)), Self.maximumCellLines)
    return draw([block], top: cell.frame.minY, lines: lines, width: cell.frame.width)
  }
}
