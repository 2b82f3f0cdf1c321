public import TableUI

extension TextRenderer {
  /// What is on the screen as of the last layout, for a screen that has looks.
  ///
  /// - Parameter tableView: The table view, laid out.
  /// - Returns: The drawing, as high as the viewport; it has neither frame nor margin.
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
          isSelected: painting.marks[line]
        )
      }
    )
  }
}
