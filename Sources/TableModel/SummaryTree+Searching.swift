extension SummaryTree {
  /// Descends to the leaf at a position and returns a result for it.
  ///
  /// A position past the end is in the last leaf. On the way up, `combine` is called once per level
  /// with the summary of everything before it on that level. Adding that summary gives exactly the
  /// sums of ``summary``.
  ///
  /// - Parameters:
  ///   - metric: The measure.
  ///   - target: The position in that measure.
  ///   - isAtEnd: Whether a position between two leaves belongs to the one that ends there.
  ///   - answer: Receives the leaf and the distance of the position into it.
  ///   - combine: Receives a summary of everything before, and the result from below.
  /// - Returns: The result, or nil if the tree is empty.
  /// - Complexity: O(log n), plus the cost of `answer`.
  @inlinable
  public func search<Metric: SummaryTreeMetric, Answer>(
    _ metric: Metric.Type,
    for target: Metric.Measure,
    isAtEnd: Bool = false,
    _ answer: (Leaf, Metric.Measure) -> Answer,
    combine: (Leaf.Summary, Answer) -> Answer
  ) -> Answer? where Metric.Summary == Leaf.Summary {
    guard !isEmpty else { return nil }
    switch root {
    case .leaf(let leaf): return combine(.zero, answer(leaf, target))
    case .node(let node):
      return node.descend(metric, to: target, isAtEnd: isAtEnd, answer, combine)
    }
  }

  /// Returns a result for the leaf that holds an element, without a copy of the leaf.
  ///
  /// - Parameters:
  ///   - position: The position of the element, which must exist.
  ///   - answer: Receives the leaf, and the element's number in it.
  /// - Returns: The result.
  /// - Complexity: O(log n), plus the cost of `answer`.
  @inlinable
  public func read<Answer>(at position: Int, _ answer: (Leaf, Int) -> Answer) -> Answer {
    switch root {
    case .leaf(let leaf): answer(leaf, position)
    case .node(let node): node.read(at: position, answer)
    }
  }

  /// Returns the leaf that holds an element, and the element's number in it; nil if the tree is
  /// empty.
  ///
  /// A position past the end is in the last leaf.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public func leaf(at position: Int) -> (leaf: Leaf, offset: Int)? {
    guard !isEmpty else { return nil }
    switch root {
    case .leaf(let leaf): return (leaf, position)
    case .node(let node): return node.read(at: position) { ($0, $1) }
    }
  }
}

extension SummaryTree {
  /// The leaves in order.
  @inlinable public var leaves: Leaves { Leaves(tree: self) }

  /// The leaves of a tree in order.
  public struct Leaves: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SummaryTree

    /// The position after the fetched leaves.
    @usableFromInline var position = 0

    /// The fetched leaves, one node at a time.
    @usableFromInline var leaves: [SummaryTreeEntry<Leaf.Summary, Leaf>] = []

    @usableFromInline var index = 0

    @inlinable
    init(tree: SummaryTree) { self.tree = tree }

    @inlinable
    public mutating func next() -> Leaf? {
      if index == leaves.count {
        guard position < tree.count else { return nil }
        switch tree.root {
        case .leaf(let leaf):
          position = leaf.count
          return leaf
        case .node(let node): leaves = node.siblings(at: position)
        }
        index = 0
      }
      let leaf = leaves[index].content
      index += 1
      position += leaf.count
      return leaf
    }
  }
}
