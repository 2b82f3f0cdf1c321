extension SummaryTree {
  /// Edits the leaf that holds an element, in place if it has no other owner.
  ///
  /// At the end of the tree, the last leaf is edited. An empty tree has no leaf: create one with
  /// ``init(leaves:)``. Afterwards, small adjacent leaves merge (``SummaryTreeLeaf/absorb(_:)``).
  ///
  /// - Parameters:
  ///   - position: The position of the element, or the number of elements.
  ///   - edit: Receives the leaf, the element's number in it, and an empty list for leaves to
  ///     insert after it. It may leave the leaf without elements if it adds none.
  /// - Returns: The result of `edit`.
  /// - Complexity: O(log n), plus the cost of `edit`.
  @inlinable
  @discardableResult
  public mutating func update<Answer>(
    at position: Int,
    _ edit: (inout Leaf, Int, inout [Leaf]) -> Answer
  ) -> Answer {
    precondition(!isEmpty && position >= 0 && position <= count, "Position out of range.")
    switch root {
    case .leaf(var leaf):
      root = .leaf(Leaf())  // so that the leaf has one owner
      var added: [Leaf] = []
      let answer = edit(&leaf, position, &added)
      if added.isEmpty {
        self = SummaryTree(leaf: leaf)
      } else {
        var entries = [SummaryTreeEntry(leaf: leaf)]
        entries.settleLeaf(0, added)
        let overflow = entries.splitIfOverfull(SummaryTreeNode<Leaf>.capacity)
        settle(.leaves(entries), overflow.map { .leaves($0) })
      }
      return answer
    case .node(var node):
      root = .leaf(Leaf())  // so that the node has one owner
      var overflow: SummaryTreeNode<Leaf>?
      let answer = node.update(at: position, overflow: &overflow, edit)
      settle(node, overflow)
      return answer
    }
  }

  /// Appends the elements of another tree.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public mutating func append(_ other: SummaryTree) {
    var other = other
    // The leaves at the seam merge first.
    if !isEmpty, let first = other.leaf(at: 0)?.leaf,
      update(at: count, { leaf, _, _ in leaf.absorb(first) })
    {
      other.update(at: 0) { leaf, _, _ in leaf = Leaf() }
    }
    join(other)
  }

  /// Inserts the elements of another tree.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public mutating func insert(_ other: SummaryTree, at position: Int) {
    guard !isEmpty, !other.isEmpty, let inserted = other.fewLeaves else {
      let back = split(at: position)
      append(other)
      append(back)
      return
    }
    update(at: position) { leaf, offset, added in
      added = inserted
      if offset == leaf.count { return }
      added.append(offset == 0 ? leaf : leaf.split(at: offset))
      if offset == 0 { leaf = added.removeFirst() }
    }
  }

  /// Removes elements.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range out of range.")
    // A few leaves are edited one by one, since splitting the tree changes many more nodes.
    var rest = range.count
    for _ in 0..<8 where rest > 0 {
      rest -= update(at: range.lowerBound) { leaf, offset, added in
        let end = Swift.min(offset + rest, leaf.count)
        leaf.remove(offset..<end, &added)
        return end - offset
      }
    }
    if rest > 0 {
      let back = split(at: range.lowerBound + rest)
      _ = split(at: range.lowerBound)
      append(back)
    }
  }

  /// Splits the tree, keeps the front and returns the back.
  ///
  /// - Parameter position: The number of elements to keep.
  /// - Returns: The back.
  /// - Complexity: O(log n).
  @inlinable
  public mutating func split(at position: Int) -> SummaryTree {
    precondition(position >= 0 && position <= count, "Position out of range.")
    guard position < count else { return SummaryTree() }
    let back: SummaryTree
    switch root {
    case .leaf(var leaf) where position > 0:
      root = .leaf(Leaf())  // so that the leaf has one owner
      back = SummaryTree(leaf: leaf.split(at: position))
      self = SummaryTree(leaf: leaf)
    case .leaf:
      back = self
      self = SummaryTree()
    case .node(let node): (self, back) = node.split(at: position)
    }
    return back
  }

  /// Some of the elements.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public subscript(range: Range<Int>) -> SummaryTree {
    var parts: [Leaf] = []
    var position = range.lowerBound
    while position < range.upperBound, parts.count < 8, let (leaf, offset) = leaf(at: position) {
      var part = leaf
      if offset > 0 { part = part.split(at: offset) }
      if part.count > range.upperBound - position {
        _ = part.split(at: range.upperBound - position)
      }
      parts.append(part)
      position += part.count
    }
    if position == range.upperBound { return SummaryTree(leaves: parts) }
    var copy = self
    _ = copy.split(at: range.upperBound)
    return copy.split(at: range.lowerBound)
  }
}

extension SummaryTree {
  /// Appends the nodes of another tree, without merging leaves.
  @inlinable
  mutating func join(_ other: SummaryTree) {
    guard !other.isEmpty else { return }
    guard !isEmpty else {
      self = other
      return
    }
    var (front, back) = (node, other.node)
    root = .leaf(Leaf())  // so that the node has one owner
    let depth = front.level - back.level
    if depth >= 0 {
      let overflow = front.attach(back, depth: depth, isAtEnd: true)
      settle(front, overflow)
    } else {
      let overflow = back.attach(front, depth: -depth, isAtEnd: false)
      settle(back, overflow)
    }
  }

  /// Makes a node the root, and updates the sum.
  ///
  /// An overflow gets a root above both nodes. A node with one child or one leaf is left out.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - overflow: The node after it, or nil.
  @inlinable
  mutating func settle(_ node: SummaryTreeNode<Leaf>, _ overflow: SummaryTreeNode<Leaf>? = nil) {
    var node = node
    if let overflow {
      node = .children([SummaryTreeEntry(node: node), SummaryTreeEntry(node: overflow)])
    }
    while case .children(let entries) = node, entries.count == 1 { node = entries[0].content }
    if case .leaves(let entries) = node, entries.count == 1 {
      root = .leaf(entries[0].content)
    } else {
      root = node.width == 0 ? .leaf(Leaf()) : .node(node)
    }
    total = node.summary
  }

  /// The root as a node.
  @inlinable
  var node: SummaryTreeNode<Leaf> {
    switch root {
    case .leaf(let leaf): .leaves([SummaryTreeEntry(leaf, total)])
    case .node(let node): node
    }
  }

  /// The leaves, or nil if there are more than eight.
  @inlinable
  var fewLeaves: [Leaf]? {
    switch root {
    case .leaf(let leaf): return [leaf]
    case .node(.leaves(let entries)) where entries.count <= 8: return entries.map(\.content)
    case .node: return nil
    }
  }
}
