import TableModel

/// The rows on the screen, and what that was worked out from.
struct ScreenRows {
  /// The rows from top to bottom.
  let paths: [IndexPath]

  private let geometry: TableGeometry
  private let range: Range<Double>

  /// Finds the rows that reach into a range of places.
  init(_ geometry: TableGeometry, _ range: Range<Double>) {
    paths = geometry.rows(inY: range)
    self.geometry = geometry
    self.range = range
  }

  /// Whether the same rows reach into a range of another geometry; where nothing happened, that costs nothing.
  func hold(in geometry: TableGeometry, _ range: Range<Double>) -> Bool {
    if range == self.range, geometry == self.geometry { return true }
    return geometry.rows(inY: range) == paths
  }
}
