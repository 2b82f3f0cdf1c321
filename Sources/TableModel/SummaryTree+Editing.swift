extension SummaryTree {
  /// Edits the leaf that holds an element, in place if it has no other owner.
  ///
  /// At the end of the tree the last leaf is edited. An empty tree has no leaf: give it one with
  /// ``init(leaves:)``. Leaves that fit afterwards grow together (``SummaryTreeLeaf/absorb(_:)``).
  ///
  /// - Parameters:
  ///   - position: The position of the element, or the number of elements.
  ///   - edit: Gets the leaf, the number of the element in it, and an empty list for leaves with elements
  ///     that are to follow it. It may leave the leaf without elements if it adds none.
  /// - Returns: What `edit` returned.
  /// - Complexity: O(log n), and what `edit` costs.
  @inlinable
  @discardableResult
  public mutating func update<Answer>(
    at position: Int,
    _ edit: (inout Leaf, Int, inout [Leaf]) -> Answer
  ) -> Answer {
    precondition(!isEmpty && position >= 0 && position <= count, "Position out of range.")
    var overflow: SummaryTreeNode<Leaf>?
    let answer = root.update(at: position, overflow: &overflow, edit)
    settle(overflow)
    return answer
  }

  /// Appends the elements of another tree.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public mutating func append(_ other: SummaryTree) {
    var other = other
    // The leaves at the seam grow together first.
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
    guard !isEmpty, !other.isEmpty, other.root.level == 0, other.root.leaves.count <= 8 else {
      let back = split(at: position)
      append(other)
      append(back)
      return
    }
    update(at: position) { leaf, offset, added in
      added = other.root.leaves
      if offset == leaf.count { return }
      added.append(offset == 0 ? leaf : leaf.split(at: offset))
      if offset == 0 { leaf = added.removeFirst() }
    }
  }

  /// Takes elements out.
  ///
  /// - Complexity: O(log n).
  @inlinable
  public mutating func remove(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range out of range.")
    // A few leaves are edited one by one, since cutting the tree touches many more nodes.
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

  /// Cuts the tree in two, keeps the front and answers the back.
  ///
  /// - Parameter position: How many elements stay.
  /// - Returns: The back.
  /// - Complexity: O(log n).
  @inlinable
  public mutating func split(at position: Int) -> SummaryTree {
    precondition(position >= 0 && position <= count, "Position out of range.")
    guard position < count else { return SummaryTree() }
    let (front, back) = root.split(at: position)
    self = front
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
  /// Puts the nodes of another tree behind those of this one; no leaves grow together.
  @inlinable
  mutating func join(_ other: SummaryTree) {
    guard !other.isEmpty else { return }
    guard !isEmpty else {
      self = other
      return
    }
    if root.level >= other.root.level {
      settle(root.attach(other.root, isAtEnd: true))
    } else {
      let front = root
      root = other.root
      settle(root.attach(front, isAtEnd: false))
    }
  }

  /// Puts a root over two nodes where the old one became too big, takes away roots with one child, and
  /// adds up.
  @inlinable
  mutating func settle(_ overflow: SummaryTreeNode<Leaf>?) {
    if let overflow {
      root = SummaryTreeNode(
        level: root.level + 1,
        children: [root, overflow],
        summaries: [root.summary, overflow.summary]
      )
    }
    while root.level > 0, root.children.count < 2 {
      root = root.children.first ?? SummaryTreeNode(leaves: [], summaries: [])
    }
    total = root.summary
  }
}
