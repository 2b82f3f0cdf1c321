/// A stretch of elements that a ``SummaryTree`` keeps together: a chunk of them, or a run of any length
/// that is described by its ends.
public protocol SummaryTreeLeaf: Sendable {
  /// The summary that the tree keeps of a leaf.
  associatedtype Summary: SummaryTreeSummary

  /// Creates a leaf without elements, which no tree keeps.
  init()

  /// The number of elements of the leaf.
  var count: Int { get }

  /// The summary of the leaf.
  var summary: Summary { get }

  /// Cuts the leaf in two, keeps the front and answers the back.
  ///
  /// - Parameter offset: How many elements stay; more than none and fewer than all.
  /// - Returns: The back.
  mutating func split(at offset: Int) -> Self

  /// Takes in the leaf that follows, if both make one good leaf.
  ///
  /// A chunk that was just cut in two because it was full must not grow together again, or edits would
  /// cut and join forever.
  ///
  /// - Returns: Whether it did.
  mutating func absorb(_ next: Self) -> Bool

  /// Takes elements out.
  ///
  /// - Parameters:
  ///   - range: The elements; not empty, and all of them in the leaf.
  ///   - added: An empty list for a leaf that is to follow, where the rest makes two.
  mutating func remove(_ range: Range<Int>, _ added: inout [Self])
}

extension SummaryTreeLeaf {
  /// Takes elements out by cutting, as any leaf can that is described by its ends.
  @inlinable
  public mutating func remove(_ range: Range<Int>, _ added: inout [Self]) {
    cutOut(range, &added)
  }

  /// The default of ``remove(_:_:)``.
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
/// Sums are added from left to right and never taken apart again, so that they cannot drift.
public protocol SummaryTreeSummary: Hashable, Sendable {
  /// The summary of no elements.
  static var zero: Self { get }

  /// The number of elements of the stretch.
  var count: Int { get }

  /// The summary of two stretches, one after the other.
  static func + (left: Self, right: Self) -> Self
}

/// A way to say where something is in a tree, such as by number of elements or by points.
public protocol SummaryTreeMetric {
  /// The summaries that hold the measure.
  associatedtype Summary: SummaryTreeSummary

  /// The unit of the measure.
  associatedtype Measure: Comparable & AdditiveArithmetic

  /// The size of a range in this measure; at least zero.
  static func measure(_ summary: Summary) -> Measure
}

/// Places in a ``SummaryTree`` by number of elements.
public enum SummaryTreeCountMetric<Summary: SummaryTreeSummary>: SummaryTreeMetric, Sendable {
  @inlinable
  public static func measure(_ summary: Summary) -> Int { summary.count }
}
