/// A node of a ``SummaryTree``: up to 16 leaves or nodes of the next lower level, each with its
/// summary.
///
/// The array provides copy-on-write. A node without another owner is changed in place. A copied
/// tree shares all nodes except those on the way to a change. A node is a single reference, since
/// every level of a search and every copy of a node counts references.
@usableFromInline
enum SummaryTreeNode<Leaf: SummaryTreeLeaf>: Sendable {
  @usableFromInline typealias Summary = Leaf.Summary
  @usableFromInline typealias LeafEntry = SummaryTreeEntry<Leaf.Summary, Leaf>
  @usableFromInline typealias ChildEntry = SummaryTreeEntry<Leaf.Summary, SummaryTreeNode>

  /// A node of level 0.
  case leaves([LeafEntry])

  /// A node above others.
  case children([ChildEntry])

  /// The most entries of a node; all nodes except the root have at least half as many.
  ///
  /// A search looks at half of a node per level, and an edit of a copy copies it. Both take longer
  /// with 32 entries.
  @inlinable static var capacity: Int { 16 }
}

/// A leaf or a node in the node above it, with its summary.
@usableFromInline
struct SummaryTreeEntry<Summary: SummaryTreeSummary, Content: Sendable>: Sendable {
  @usableFromInline var summary: Summary
  @usableFromInline var content: Content

  @inlinable
  init(_ content: Content, _ summary: Summary) {
    self.content = content
    self.summary = summary
  }
}

extension SummaryTreeEntry {
  /// Creates the entry of a leaf.
  @inlinable
  init(leaf: Content) where Content: SummaryTreeLeaf, Content.Summary == Summary {
    self.init(leaf, leaf.summary)
  }

  /// Creates the entry of a node.
  @inlinable
  init<Leaf>(node: Content) where Content == SummaryTreeNode<Leaf>, Leaf.Summary == Summary {
    self.init(node, node.summary)
  }
}

extension SummaryTreeNode {
  /// The number of levels below; 0 if the entries are leaves.
  ///
  /// - Complexity: O(log n).
  @inlinable var level: Int {
    switch self {
    case .leaves: 0
    case .children(let entries): entries.isEmpty ? 1 : entries[0].content.level + 1
    }
  }

  /// The number of entries.
  @inlinable var width: Int {
    switch self {
    case .leaves(let entries): entries.count
    case .children(let entries): entries.count
    }
  }

  /// The summary of all entries, computed on each access.
  @inlinable var summary: Summary {
    switch self {
    case .leaves(let entries): entries.summary()
    case .children(let entries): entries.summary()
    }
  }

  @inlinable var isUnderfull: Bool { width < Self.capacity / 2 }

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
    switch self {
    case .leaves(let entries):
      let (index, before) = entries.place(metric, of: target, isAtEnd: isAtEnd)
      let rest = target - metric.measure(before)
      return combine(before, answer(entries[index].content, rest))
    case .children(let entries):
      let (index, before) = entries.place(metric, of: target, isAtEnd: isAtEnd)
      let rest = target - metric.measure(before)
      let inner = entries[index].content
        .descend(metric, to: rest, isAtEnd: isAtEnd, answer, combine)
      return combine(before, inner)
    }
  }

  /// Returns a result for the leaf at a position; see ``SummaryTree/read(at:_:)``.
  @inlinable
  func read<Answer>(at position: Int, _ answer: (Leaf, Int) -> Answer) -> Answer {
    switch self {
    case .leaves(let entries):
      let (index, rest) = entries.place(of: position)
      return answer(entries[index].content, rest)
    case .children(let entries):
      let (index, rest) = entries.place(of: position)
      return entries[index].content.read(at: rest, answer)
    }
  }

  /// Returns the entries of the lowest node that holds a position.
  @inlinable
  func siblings(at position: Int) -> [LeafEntry] {
    switch self {
    case .leaves(let entries): return entries
    case .children(let entries):
      let (index, rest) = entries.place(of: position)
      return entries[index].content.siblings(at: rest)
    }
  }
}

extension Array {
  /// Returns the summary of all entries.
  @inlinable
  func summary<Summary, Content>() -> Summary
  where Element == SummaryTreeEntry<Summary, Content> {
    var total = Summary.zero
    // Use an index: a loop over the entries would retain and release each.
    for index in indices { total = total + self[index].summary }
    return total
  }

  /// Returns the entry that holds a position, and the distance of the position into it.
  @inlinable
  func place<Summary, Content>(of position: Int) -> (index: Int, rest: Int)
  where Element == SummaryTreeEntry<Summary, Content> {
    var index = 0
    var rest = position
    while index < count - 1, rest >= self[index].summary.count {
      rest -= self[index].summary.count
      index += 1
    }
    return (index, rest)
  }

  /// Returns the entry that holds a position in a measure, and the summary of those before it.
  @inlinable
  func place<Metric: SummaryTreeMetric, Content>(
    _ metric: Metric.Type,
    of target: Metric.Measure,
    isAtEnd: Bool
  ) -> (index: Int, before: Metric.Summary)
  where Element == SummaryTreeEntry<Metric.Summary, Content> {
    var before = Metric.Summary.zero
    var index = 0
    while index < count - 1 {
      let through = before + self[index].summary
      let end = metric.measure(through)
      if target < end || (isAtEnd && target == end) { break }
      before = through
      index += 1
    }
    return (index, before)
  }
}

// Written by hand, because other modules cannot specialize the comparison that the compiler makes.
extension SummaryTreeEntry: Equatable where Content: Equatable {
  @inlinable
  static func == (left: Self, right: Self) -> Bool {
    left.summary == right.summary && left.content == right.content
  }
}

extension SummaryTreeNode: Equatable where Leaf: Equatable {
  @inlinable
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.leaves(let left), .leaves(let right)): left == right
    case (.children(let left), .children(let right)): left == right
    default: false
    }
  }
}
