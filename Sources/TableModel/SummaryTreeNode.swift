/// A node of a ``SummaryTree``: up to 32 leaves or up to 32 nodes of the next lower level.
///
/// The arrays provide copy-on-write. A node without another owner is changed in place. A copied
/// tree shares all nodes except those on the way to a change.
@usableFromInline
struct SummaryTreeNode<Leaf: SummaryTreeLeaf>: Sendable {
  @usableFromInline typealias Summary = Leaf.Summary

  /// The most entries of a node; all nodes except the root have at least half as many.
  @inlinable static var capacity: Int { 32 }

  /// The level; 0 if the entries are leaves.
  @usableFromInline let level: Int

  /// The summary of each entry.
  @usableFromInline var summaries: [Summary]

  /// The entries at level 0, else empty.
  @usableFromInline var leaves: [Leaf]

  /// The entries above level 0, else empty.
  @usableFromInline var children: [SummaryTreeNode]

  /// Creates a node over leaves.
  @inlinable
  init(leaves: some Collection<Leaf>, summaries: some Collection<Summary>) {
    level = 0
    self.summaries = Array(summaries)
    self.leaves = Array(leaves)
    children = []
  }

  /// Creates a node over one leaf.
  @inlinable
  init(leaf: Leaf, summary: Summary) {
    level = 0
    summaries = [summary]
    leaves = [leaf]
    children = []
  }

  /// Creates a node over nodes of one level.
  @inlinable
  init(level: Int, children: some Collection<Self>, summaries: some Collection<Summary>) {
    self.level = level
    self.summaries = Array(summaries)
    leaves = []
    self.children = Array(children)
  }
}

extension SummaryTreeNode {
  /// The summary of all entries, computed on each access.
  @inlinable var summary: Summary {
    var total = Summary.zero
    for summary in summaries { total = total + summary }
    return total
  }

  @inlinable var isUnderfull: Bool { summaries.count < Self.capacity / 2 }

  /// Descends to the leaf at a position and returns a result for it.
  ///
  /// On the way up, each level adds the summary of everything before. The sums were made in the
  /// same order, so positions stay in order despite the rounding of Doubles. The parameters are
  /// those of ``SummaryTree/search(_:for:isAtEnd:_:combine:)``.
  @inlinable
  func descend<Metric: SummaryTreeMetric, Answer>(
    _ metric: Metric.Type,
    to target: Metric.Measure,
    isAtEnd: Bool,
    _ answer: (Leaf, Metric.Measure) -> Answer,
    _ combine: (Summary, Answer) -> Answer
  ) -> Answer where Metric.Summary == Summary {
    var before = Summary.zero
    var index = 0
    while index < summaries.count - 1 {
      let through = before + summaries[index]
      let end = metric.measure(through)
      if target < end || (isAtEnd && target == end) { break }
      before = through
      index += 1
    }
    let rest = target - metric.measure(before)
    let inner =
      level == 0
      ? answer(leaves[index], rest)
      : children[index].descend(metric, to: rest, isAtEnd: isAtEnd, answer, combine)
    return combine(before, inner)
  }

  /// Returns the entry that holds a position, and the distance of the position into it.
  @inlinable
  func entry(at position: Int) -> (index: Int, rest: Int) {
    var index = 0
    var rest = position
    while index < summaries.count - 1, rest >= summaries[index].count {
      rest -= summaries[index].count
      index += 1
    }
    return (index, rest)
  }

  @inlinable
  func leaf(at position: Int) -> (leaf: Leaf, offset: Int) {
    let (index, rest) = entry(at: position)
    return level == 0 ? (leaves[index], rest) : children[index].leaf(at: rest)
  }

  /// Returns the leaves of the lowest node that holds a position.
  @inlinable
  func siblings(at position: Int) -> [Leaf] {
    guard level > 0 else { return leaves }
    let (index, rest) = entry(at: position)
    return children[index].siblings(at: rest)
  }
}

extension SummaryTreeNode: Equatable where Leaf: Equatable {
  @inlinable
  static func == (left: Self, right: Self) -> Bool {
    left.level == right.level && left.summaries == right.summaries && left.leaves == right.leaves
      && left.children == right.children
  }
}
