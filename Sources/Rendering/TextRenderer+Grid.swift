public import TableUI

extension TextRenderer {
  /// A grid as of its last layout; the margin has the address of the first item of each line.
  ///
  /// - Parameter grid: The grid, laid out.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of grid: GridView) -> TextPicture {
    var blocks = grid.visibleCells.map { block($0.cell, at: $0.path) }
    blocks += grid.headerViews.map { block($0) }
    let size = grid.tableView.size
    let lines = max(1, Self.line(size.height))
    return draw(blocks, top: grid.contentOffset, lines: lines, width: size.width)
  }
}
