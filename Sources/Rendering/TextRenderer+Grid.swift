public import TableUI

extension TextRenderer {
  /// A grid as of its last layout; the margin has the address of the first item of each line.
  ///
  /// - Parameter grid: The grid, laid out.
  /// - Returns: The drawing, as high as the viewport.
  public func viewport(of grid: GridView) -> TextPicture {
    draw(Scene(grid))
  }
}
