import TableModel

/// What the tree of a section knows about a stretch of its chunks.
struct NumberedSummary: SummaryTreeSummary {
  /// How many rows there are.
  let count: Int

  /// How far the label of the last chunk is from the one before the stretch.
  let label: Int

  static let zero = NumberedSummary(count: 0, label: 0)

  static func + (left: NumberedSummary, right: NumberedSummary) -> NumberedSummary {
    NumberedSummary(count: left.count + right.count, label: left.label + right.label)
  }
}

/// Places in the tree of a section by the labels of the chunks.
enum NumberedLabelMetric: SummaryTreeMetric {
  static func measure(_ summary: NumberedSummary) -> Int { summary.label }
}
