/// Where something stands in a table, from top to bottom, in points.
package struct Band: Hashable, Sendable {
  /// The upper edge.
  package var y: Double

  /// The height.
  package var height: Double

  /// Makes a band.
  package init(y: Double, height: Double) {
    self.y = y
    self.height = height
  }

  /// The lower edge.
  package var maxY: Double { y + height }
}
