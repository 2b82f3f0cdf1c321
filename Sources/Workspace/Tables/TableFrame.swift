package import TableUI

/// The frame for a table's layout.
package struct TableFrame: Hashable, Sendable {
  /// The size of the viewport in points; the default is a phone's, 390 x 528.
  package var size = Size(width: 390, height: 528)

  /// The style of the table.
  package var style: TableViewStyle = .plain

  /// Creates a frame.
  package init(size: Size = Size(width: 390, height: 528), style: TableViewStyle = .plain) {
    (self.size, self.style) = (size, style)
  }

  /// The smallest size that can be drawn, in points.
  package static let smallest = (width: 8, height: 1)

  /// The largest size that can be drawn, in points.
  package static let largest = (width: 100_000, height: 100_000)

  /// Returns a size that can be drawn, or nil if it is out of bounds.
  package static func size(_ width: Double, _ height: Double) -> Size? {
    let widths = Double(smallest.width)...Double(largest.width)
    let heights = Double(smallest.height)...Double(largest.height)
    let isFit = widths.contains(width) && heights.contains(height)
    return isFit ? Size(width: width, height: height) : nil
  }
}
