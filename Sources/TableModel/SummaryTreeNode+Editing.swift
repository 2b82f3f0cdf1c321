extension SummaryTreeNode {
  /// Edits the leaf that holds a position; see ``SummaryTree/update(at:_:)``.
  ///
  /// - Parameters:
  ///   - position: The position, at most the number of elements.
  ///   - overflow: Set to the node to insert after this one, if this one became too big.
  ///   - edit: The edit.
  /// - Returns: The result of the edit.
  @inlinable
  mutating func update<Answer>(
    at position: Int,
    overflow: inout SummaryTreeNode?,
    _ edit: (inout Leaf, Int, inout [Leaf]) -> Answer
  ) -> Answer {
    let (index, rest) = entry(at: position)
    let answer: Answer
    if level == 0 {
      var added: [Leaf] = []
      answer = edit(&leaves[index], rest, &added)
      settleLeaf(index, added)
    } else {
      var sibling: SummaryTreeNode?
      answer = children[index].update(at: rest, overflow: &sibling, edit)
      settleChild(index, sibling)
    }
    overflow = splitIfOverfull()
    return answer
  }

  /// Joins a tree of at most the same height to the end or the start.
  ///
  /// - Returns: The node to insert after this one, or nil.
  @inlinable
  mutating func attach(_ other: SummaryTreeNode, isAtEnd: Bool) -> SummaryTreeNode? {
    if level == other.level {
      if isAtEnd { return join(other) }
      let back = self
      self = other
      return join(back)
    }
    let index = isAtEnd ? children.count - 1 : 0
    let sibling = children[index].attach(other, isAtEnd: isAtEnd)
    settleChild(index, sibling)
    return splitIfOverfull()
  }

  /// Returns the two parts before and after a position.
  @inlinable
  func split(at position: Int) -> (front: SummaryTree<Leaf>, back: SummaryTree<Leaf>) {
    let (index, rest) = entry(at: position)
    if level == 0 { return splitLeaf(index, rest) }
    var (front, back) = children[index].split(at: rest)
    var before = SummaryTree(part(..<index))
    before.join(front)
    front = before
    back.join(SummaryTree(part((index + 1)...)))
    return (front, back)
  }

  @inlinable
  func splitLeaf(
    _ index: Int,
    _ rest: Int
  ) -> (front: SummaryTree<Leaf>, back: SummaryTree<Leaf>) {
    guard rest > 0 else {
      return (SummaryTree(part(..<index)), SummaryTree(part(index...)))
    }
    guard rest < leaves[index].count else {
      return (SummaryTree(part(...index)), SummaryTree(part((index + 1)...)))
    }
    var front = part(...index)
    var back = part(index...)
    back.leaves[0] = front.leaves[index].split(at: rest)
    back.summaries[0] = back.leaves[0].summary
    front.summaries[index] = front.leaves[index].summary
    return (SummaryTree(front), SummaryTree(back))
  }

  /// Returns some of the entries as a node, which may have too few.
  @inlinable
  func part(_ range: some RangeExpression<Int>) -> SummaryTreeNode {
    let range = range.relative(to: summaries)
    if level == 0 {
      return SummaryTreeNode(leaves: leaves[range], summaries: summaries[range])
    }
    return SummaryTreeNode(level: level, children: children[range], summaries: summaries[range])
  }
}

extension SummaryTreeNode {
  /// Updates the node after an edit of a leaf, and inserts further leaves after it.
  @inlinable
  mutating func settleLeaf(_ index: Int, _ added: [Leaf]) {
    if added.isEmpty, leaves[index].count == 0 {
      leaves.remove(at: index)
      summaries.remove(at: index)
      mergeLeaf(index - 1)
      return
    }
    summaries[index] = leaves[index].summary
    if !added.isEmpty {
      leaves.insert(contentsOf: added, at: index + 1)
      summaries.insert(contentsOf: added.map(\.summary), at: index + 1)
    }
    // From the back, so that a removed seam does not shift the remaining ones.
    var seam = index + added.count
    while seam >= index - 1 {
      mergeLeaf(seam)
      seam -= 1
    }
  }

  /// Merges a leaf with the one after it, if both exist and are small enough.
  @inlinable
  mutating func mergeLeaf(_ index: Int) {
    guard index >= 0, index + 1 < leaves.count else { return }
    guard leaves[index].absorb(leaves[index + 1]) else { return }
    leaves.remove(at: index + 1)
    summaries.remove(at: index + 1)
    summaries[index] = leaves[index].summary
  }

  /// Updates the node after an edit of a child, and inserts its sibling after it.
  @inlinable
  mutating func settleChild(_ index: Int, _ sibling: SummaryTreeNode?) {
    summaries[index] = children[index].summary
    if let sibling {
      children.insert(sibling, at: index + 1)
      summaries.insert(sibling.summary, at: index + 1)
    } else if children[index].isUnderfull, children.count > 1 {
      mendChild(max(index - 1, 0))
    }
  }

  /// Balances a child with the one after it.
  @inlinable
  mutating func mendChild(_ index: Int) {
    let back = children.remove(at: index + 1)
    summaries.remove(at: index + 1)
    if let rest = children[index].join(back) {
      children.insert(rest, at: index + 1)
      summaries.insert(rest.summary, at: index + 1)
    }
    summaries[index] = children[index].summary
  }

  /// Merges a node of the same level into this one, if either has too few entries.
  ///
  /// If the result exceeds the capacity, it is split into two equal nodes.
  ///
  /// - Returns: The node to insert after this one, or nil.
  @inlinable
  mutating func join(_ back: SummaryTreeNode) -> SummaryTreeNode? {
    guard isUnderfull || back.isUnderfull else { return back }
    leaves += back.leaves
    children += back.children
    summaries += back.summaries
    return splitIfOverfull()
  }

  @inlinable
  mutating func splitIfOverfull() -> SummaryTreeNode? {
    guard summaries.count > Self.capacity else { return nil }
    let middle = summaries.count / 2
    let back = part(middle...)
    summaries.removeSubrange(middle...)
    if level == 0 { leaves.removeSubrange(middle...) } else { children.removeSubrange(middle...) }
    return back
  }
}
