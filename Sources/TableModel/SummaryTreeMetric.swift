/// A way to say where something is in a tree, such as by number of elements or by points.
public protocol SummaryTreeMetric {
  /// The summaries that hold the measure.
  associatedtype Summary: SummaryTreeSummary

  /// What is measured.
  associatedtype Measure: Comparable & AdditiveArithmetic

  /// How much of the measure a stretch covers; never less than nothing.
  static func measure(_ summary: Summary) -> Measure
}
