import TableModel

/// How many rows a stretch has and how many of them are only estimated.
struct HeightMarkSummary: SummaryTreeSummary {
  var count: Int
  var estimated: Int

  static let zero = HeightMarkSummary(count: 0, estimated: 0)

  static func + (left: HeightMarkSummary, right: HeightMarkSummary) -> HeightMarkSummary {
    HeightMarkSummary(
      count: left.count + right.count,
      estimated: left.estimated + right.estimated
    )
  }
}
