public import TableModel
public import TableUI
public import TextLayout

/// A renderer of tables and cells as text: a frame, addresses in the margin, and heights to scale.
///
/// The renderer uses only display lists and frames; it does not know cell classes.
@MainActor public struct TextRenderer {
  let escapeStyle: EscapeStyle

  /// Whether each separator takes a line of text.
  let drawsSeparators: Bool

  /// Whether pictures keep the styles of their texts.
  let keepsStyles: Bool

  /// The maximum width of a drawing in columns, whatever the width of the viewport.
  static let maximumColumns = 1000

  /// The maximum height of a drawing of one cell, in lines; the rest is dropped.
  static let maximumCellLines = 5_000

  /// The maximum height of a drawing, in lines, because users may type row heights of any size.
  public nonisolated static let maximumLines = 5_000_000

  /// Returns the number of lines for a height in points, up to a maximum.
  ///
  /// - Parameter height: The height; an invalid number takes no line.
  /// - Returns: The number of lines, up to one more than ``maximumLines``.
  public nonisolated static func lineCount(ofHeight height: Double) -> Int {
    Int(min(max(height / TextMetrics.line, 0), Double(maximumLines) + 1).rounded(.up))
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - escapeStyle: The style for control characters.
  ///   - drawsSeparators: Whether to draw the separators, each on a line of text without height in
  ///     the table.
  ///   - keepsStyles: Whether pictures keep the styles of their texts, for a terminal with color.
  public init(
    escapeStyle: EscapeStyle = .symbol,
    drawsSeparators: Bool = false,
    keepsStyles: Bool = false
  ) {
    self.escapeStyle = escapeStyle
    self.drawsSeparators = drawsSeparators
    self.keepsStyles = keepsStyles
  }
}

extension TextRenderer {
  /// Returns a drawing of the screen, as of the last layout.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - bars: The bars of the device over it, or nil. The default is nil.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of tableView: TableView, bars: ScreenBars? = nil) -> TextPicture {
    draw(Scene(tableView, hasSeparators: drawsSeparators, bars: bars))
  }

  /// Returns a drawing of the whole content, row by row; rows off screen are requested and
  /// released.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - isCancelled: Called before each row; true ends the drawing there.
  /// - Returns: The drawing, as high as the content, or nil if it was canceled.
  /// - Throws: The error that the data source throws for a row.
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

  /// Returns a drawing of one cell.
  ///
  /// - Parameters:
  ///   - cell: The cell, with its frame set.
  ///   - indexPath: Its index path.
  /// - Returns: The drawing, as high as the cell, but at most 5,000 lines.
  public func cell(_ cell: TableViewCell, at indexPath: IndexPath) -> TextPicture {
    var block = SceneBlock(cell, at: indexPath, .item)
    // The grid belongs to the cell, so the margin of the table is dropped.
    block.frame.origin.x = 0
    let lines = min(max(1, Self.line(cell.frame.height)), Self.maximumCellLines)
    return draw([block], top: cell.frame.minY, lines: lines, width: cell.frame.width)
  }
}
