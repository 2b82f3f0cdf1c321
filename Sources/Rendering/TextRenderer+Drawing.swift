public import TableUI

extension TextRenderer {
  /// A drawing of the whole content, made from the top a few hundred blocks at a time.
  @MainActor struct Drawing {
    private let renderer: TextRenderer
    private let columns: Int
    private var pending: [SceneBlock] = []
    private var rows: FramedRows

    /// The number of content lines, without the separators.
    private var lineCount = 0

    /// The number of blocks drawn at once.
    private static let size = 512

    init(_ renderer: TextRenderer, margin: Int, width: Double) {
      self.renderer = renderer
      rows = FramedRows(margin: margin)
      columns = TextRenderer.columns(width)
    }

    /// Appends a block below all previous ones.
    mutating func append(_ block: SceneBlock) {
      pending.append(block)
      if pending.count >= Self.size { draw(to: block.frame.maxY) }
    }

    mutating func finish(height: Double) -> TextPicture {
      draw(to: max(height, pending.last?.frame.maxY ?? 0))
      return TextRenderer.frame(rows, columns: columns)
    }

    private mutating func draw(to bottom: Double) {
      let top = Double(lineCount) * TextMetrics.line
      let lines = TextRenderer.line(bottom) - lineCount
      if lines > 0 {
        let more = renderer.rows(
          pending,
          top: top,
          lines: lines,
          columns: columns,
          margin: rows.margin
        )
        rows.append(more)
        lineCount += lines
      }
      pending.removeAll(keepingCapacity: true)
    }
  }
}

extension TextRenderer {
  /// Returns a drawing of a grid, as of its last layout; the margin has each line's first address.
  ///
  /// - Parameter grid: The grid, laid out.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of grid: GridView) -> TextPicture {
    draw(Scene(grid))
  }
}

extension TextRenderer {
  /// Returns a drawing of the screen for a styled terminal, as of the last layout.
  ///
  /// - Parameter tableView: The table view, laid out.
  /// - Returns: The drawing, as high as the viewport, without frame and margin.
  public func screen(of tableView: TableView) -> ScreenPicture {
    let columns = Self.columns(tableView.size.width)
    let lines = max(1, Self.line(tableView.size.height))
    let scene = Scene(tableView, hasSeparators: false)
    let painting = paint(
      scene.blocks,
      top: scene.top,
      lines: lines,
      columns: columns,
      overlay: scene.overlay,
      keepsLooks: true
    )
    return ScreenPicture(
      columns: columns,
      lines: (0..<lines).map { line in
        ScreenPicture.Line(
          cells: painting.canvas.cells(of: line),
          indexPath: painting.paths[line],
          isSelected: painting.marks[line] == .selected
        )
      }
    )
  }
}
