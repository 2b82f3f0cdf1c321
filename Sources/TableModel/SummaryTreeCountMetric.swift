/// Places in a ``SummaryTree`` by number of elements.
public enum SummaryTreeCountMetric<Summary: SummaryTreeSummary>: SummaryTreeMetric, Sendable {
  @inlinable
  public static func measure(_ summary: Summary) -> Int { summary.count }
}
