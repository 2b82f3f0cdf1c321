import TableModel

/// How many sections a stretch has, how many rows they have, and how high they are.
struct SectionSummary: SummaryTreeSummary {
  var count: Int
  var rows: Int
  var extent: Double

  static let zero = SectionSummary(count: 0, rows: 0, extent: 0)

  static func + (left: SectionSummary, right: SectionSummary) -> SectionSummary {
    SectionSummary(
      count: left.count + right.count,
      rows: left.rows + right.rows,
      extent: left.extent + right.extent
    )
  }

  /// Places among sections by points.
  enum Extent: SummaryTreeMetric {
    static func measure(_ summary: SectionSummary) -> Double { summary.extent }
  }
}
