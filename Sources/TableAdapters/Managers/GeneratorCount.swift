import TableModel

/// How many rows stand in a stretch.
struct GeneratorCount: SummaryTreeSummary {
  static let zero = GeneratorCount(count: 0)

  let count: Int

  static func + (left: GeneratorCount, right: GeneratorCount) -> GeneratorCount {
    GeneratorCount(count: left.count + right.count)
  }
}
