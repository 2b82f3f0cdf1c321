package import TableUI

/// The frame that a table is laid out in.
package struct TableFrame: Hashable, Sendable {
  /// The size of the viewport in points; the default is a phone's, 390 x 528.
  package var size = Size(width: 390, height: 528)

  /// The style of the table.
  package var style: TableViewStyle = .plain

  /// A size within the bounds that can be drawn, or nil.
  static func size(_ width: Double, _ height: Double) -> Size? {
    let isFit = (8...100_000).contains(width) && (1...100_000).contains(height)
    return isFit ? Size(width: width, height: height) : nil
  }
}
