import TableModel

/// How many rows a stretch has and how high it is.
struct HeightSummary: SummaryTreeSummary {
  var count: Int
  var extent: Double

  static let zero = HeightSummary(count: 0, extent: 0)

  static func + (left: HeightSummary, right: HeightSummary) -> HeightSummary {
    HeightSummary(count: left.count + right.count, extent: left.extent + right.extent)
  }

  /// Places among rows by points.
  enum Extent: SummaryTreeMetric {
    static func measure(_ summary: HeightSummary) -> Double { summary.extent }
  }
}
