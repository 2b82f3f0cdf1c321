/// A group of elements that a ``SummaryTree`` keeps together.
///
/// It is a chunk of elements, or a run of any length that is described by its ends.
public protocol SummaryTreeLeaf: Sendable {
  /// The summary that the tree keeps of a leaf.
  associatedtype Summary: SummaryTreeSummary

  /// Creates a leaf without elements, which no tree keeps.
  init()

  /// The number of elements of the leaf.
  var count: Int { get }

  /// The summary of the leaf.
  var summary: Summary { get }

  /// Splits the leaf, keeps the front and returns the back.
  ///
  /// - Parameter offset: The number of elements to keep; at least one, and fewer than all.
  /// - Returns: The back.
  mutating func split(at offset: Int) -> Self

  /// Merges the following leaf into this one, if the result has a good size.
  ///
  /// A full chunk that was just split must not merge again, or edits would split and merge forever.
  ///
  /// - Returns: Whether the leaves were merged.
  mutating func absorb(_ next: Self) -> Bool

  /// Removes elements.
  ///
  /// - Parameters:
  ///   - range: The elements; not empty, and all of them in the leaf.
  ///   - added: An empty list for a leaf to insert after this one, if the rest makes two.
  mutating func remove(_ range: Range<Int>, _ added: inout [Self])
}

extension SummaryTreeLeaf {
  /// Removes elements by splitting, which works for any leaf described by its ends.
  @inlinable
  public mutating func remove(_ range: Range<Int>, _ added: inout [Self]) {
    cutOut(range, &added)
  }

  /// Provides the default of ``remove(_:_:)``.
  @inlinable
  mutating func cutOut(_ range: Range<Int>, _ added: inout [Self]) {
    let rest = range.upperBound < count ? split(at: range.upperBound) : Self()
    if range.lowerBound == 0 {
      self = rest
    } else {
      _ = split(at: range.lowerBound)
      if rest.count > 0 { added.append(rest) }
    }
  }
}

/// The summary that a ``SummaryTree`` keeps of a range of its elements.
///
/// Sums are added from left to right and never subtracted, so that they cannot drift.
public protocol SummaryTreeSummary: Hashable, Sendable {
  /// The summary of no elements.
  static var zero: Self { get }

  /// The number of elements in the range.
  var count: Int { get }

  /// Returns the summary of two adjacent ranges.
  static func + (left: Self, right: Self) -> Self
}

/// A measure for positions in a tree, such as the number of elements or points.
public protocol SummaryTreeMetric {
  /// The summaries that contain the measure.
  associatedtype Summary: SummaryTreeSummary

  /// The unit of the measure.
  associatedtype Measure: Comparable & AdditiveArithmetic

  /// Returns the size of a range in this measure; at least zero.
  static func measure(_ summary: Summary) -> Measure
}

/// Positions in a ``SummaryTree`` by number of elements.
public enum SummaryTreeCountMetric<Summary: SummaryTreeSummary>: SummaryTreeMetric, Sendable {
  @inlinable
  public static func measure(_ summary: Summary) -> Int { summary.count }
}
