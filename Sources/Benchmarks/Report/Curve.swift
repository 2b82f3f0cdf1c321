/// What one job took at several sizes, the smallest first.
struct Curve: Hashable, Sendable {
  /// The name that the picture has for it.
  let name: String

  /// The sizes with the medians.
  private(set) var points: [Point] = []

  /// One size.
  struct Point: Hashable, Sendable {
    /// How many rows.
    let rows: Int

    /// The median, in nanoseconds.
    let nanoseconds: Double
  }

  init(name: String) {
    self.name = name
  }

  /// Adds a size.
  mutating func append(rows: Int, nanoseconds: Double) {
    points.append(Point(rows: rows, nanoseconds: nanoseconds))
  }

  /// How many times as much ten times the rows take, on the way from the first size to the last; nil before
  /// there are two.
  var growth: Double? {
    guard let first = points.first, let last = points.last, last.rows > first.rows else {
      return nil
    }
    let decades = (Double(last.rows) / Double(first.rows)).decimalLogarithm
    return ((last.nanoseconds / first.nanoseconds).decimalLogarithm / decades).powerOfTen
  }
}
