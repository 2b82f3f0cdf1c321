/// What a ``SummaryTree`` knows about a stretch of its elements without looking at them.
///
/// Sums are added from left to right and never taken apart again, so that they cannot drift.
public protocol SummaryTreeSummary: Hashable, Sendable {
  /// The summary of nothing.
  static var zero: Self { get }

  /// How many elements the stretch has.
  var count: Int { get }

  /// The summary of two stretches, one after the other.
  static func + (left: Self, right: Self) -> Self
}
