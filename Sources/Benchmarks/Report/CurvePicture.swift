import Rendering
import TableUI

/// The time of one job at several sizes, smallest first.
struct Curve: Hashable, Sendable {
  /// The name in the picture.
  let name: String

  /// The sizes with their medians.
  private(set) var points: [Point] = []

  /// One size.
  struct Point: Hashable, Sendable {
    /// The number of rows.
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

  /// The factor by which the time grew for ten times the rows at the last step.
  ///
  /// Nil for fewer than two sizes.
  var growth: Double? {
    guard let last = points.last, let previous = points.dropLast().last,
      last.rows > previous.rows
    else { return nil }
    let decades = (Double(last.rows) / Double(previous.rows)).decimalLogarithm
    return ((last.nanoseconds / previous.nanoseconds).decimalLogarithm / decades).powerOfTen
  }
}

/// A picture of the jobs' times over the number of rows, with logarithmic scales.
///
/// A time that is proportional to the rows rises steadily. One that grows as the logarithm hardly
/// rises.
struct CurvePicture: Sendable {
  let curves: [Curve]

  private static let times = [
    "1 ns", "10 ns", "100 ns", "1 us", "10 us", "100 us", "1 ms", "10 ms", "100 ms", "1 s", "10 s",
    "100 s",
  ]

  /// The picture, or nil if no job was measured at two sizes.
  var text: String? {
    let curves = curves.filter { $0.points.count > 1 }
    guard !curves.isEmpty else { return nil }
    var chart = LineChart(title: "Time over rows")
    chart.lines = curves.map { curve in
      LineChart.Line(
        curve.name,
        curve.points.map {
          Point(x: Double($0.rows).decimalLogarithm, y: $0.nanoseconds.decimalLogarithm)
        }
      )
    }
    let places = chart.lines.flatMap(\.points)
    chart.marksBelow = Self.marks(places.map(\.x)) { exponent in
      "1" + String(repeating: "0", count: exponent % 3)
        + ["", ",000", ",000,000"][min(exponent / 3, 2)]
    }
    chart.marksAtLeft = Self.marks(places.map(\.y)) { Self.times[min($0, Self.times.count - 1)] }
    return chart.picture(caption: "A line over ten times the rows, medians of one run.")
  }

  /// Returns marks at whole powers of ten around some values.
  private static func marks(
    _ places: [Double],
    _ label: (Int) -> String
  ) -> [LineChart.Mark] {
    // A rounded logarithm may differ slightly from a whole number.
    let low = max(0, Int(((places.min() ?? 0) + 1e-6).rounded(.down)))
    let high = max(low, Int(((places.max() ?? 0) - 1e-6).rounded(.up)))
    return (low...high).map { LineChart.Mark(Double($0), label($0)) }
  }
}
