/// Where rows of different heights stand, as two ways of knowing it have it in common.
protocol RowGeometry {
  /// Makes rows of the heights in some sections of equal length.
  init(heights: [Double], sections: Int)

  /// How many rows there are.
  var count: Int { get }

  /// Where the last row ends.
  var extent: Double { get }

  /// Where a row begins.
  func offset(of row: Int) -> Double

  /// The row at a place.
  func row(at y: Double) -> Int

  mutating func setHeight(_ height: Double, of row: Int)
  mutating func insert(_ height: Double, at row: Int)
  mutating func remove(_ row: Int)
}
