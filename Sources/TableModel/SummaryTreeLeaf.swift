/// A stretch of elements that a ``SummaryTree`` keeps together: a chunk of them, or a run of any length
/// that is described by its ends.
public protocol SummaryTreeLeaf: Sendable {
  /// What the tree knows about a leaf without looking into it.
  associatedtype Summary: SummaryTreeSummary

  /// Makes a leaf without elements, which no tree keeps.
  init()

  /// How many elements the leaf has.
  var count: Int { get }

  /// What the tree is to know about the leaf.
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

  /// What ``remove(_:_:)`` does unless a leaf knows better.
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
