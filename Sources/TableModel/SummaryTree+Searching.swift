extension SummaryTree {
  /// Walks down to the leaf that a place falls into and brings the answer up again.
  ///
  /// A place behind the end falls into the last leaf. On the way up `combine` gets, once per level, the
  /// summary of what is before on that level; adding it there gives the very sums by which
  /// ``summary`` was made.
  ///
  /// - Parameters:
  ///   - metric: What is counted.
  ///   - target: The place.
  ///   - isAtEnd: Whether a place at a seam belongs to the leaf that ends there.
  ///   - answer: Gets the leaf and how far into it the place is.
  ///   - combine: Gets a summary of what is before and the answer from below.
  /// - Returns: The answer, or nil if the tree is empty.
  /// - Complexity: O(log n), and what `answer` costs.
  @inlinable
  public func search<Metric: SummaryTreeMetric, Answer>(
    _ metric: Metric.Type,
    for target: Metric.Measure,
    isAtEnd: Bool = false,
    _ answer: (Leaf, Metric.Measure) -> Answer,
    combine: (Leaf.Summary, Answer) -> Answer
  ) -> Answer? where Metric.Summary == Leaf.Summary {
    guard !isEmpty else { return nil }
    return root.descend(metric, to: target, isAtEnd: isAtEnd, answer, combine)
  }

  /// The leaf that holds an element, and the element's number in it; nil if the tree is empty.
  ///
  /// A position behind the end falls into the last leaf.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func leaf(at position: Int) -> (leaf: Leaf, offset: Int)? {
    guard !isEmpty else { return nil }
    return root.leaf(at: position)
  }
}

extension SummaryTree {
  /// The leaves in order.
  @inlinable public var leaves: Leaves { Leaves(tree: self) }

  /// The leaves of a tree in order.
  public struct Leaves: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SummaryTree

    /// The position behind the leaves at hand.
    @usableFromInline var position = 0

    /// The leaves at hand, fetched a node at a time.
    @usableFromInline var leaves: [Leaf] = []

    @usableFromInline var index = 0

    @inlinable
    init(tree: SummaryTree) { self.tree = tree }

    @inlinable
    public mutating func next() -> Leaf? {
      if index == leaves.count {
        guard position < tree.count else { return nil }
        leaves = tree.root.siblings(at: position)
        index = 0
      }
      let leaf = leaves[index]
      index += 1
      position += leaf.count
      return leaf
    }
  }
}
