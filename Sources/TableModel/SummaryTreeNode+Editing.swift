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
    let answer: Answer
    switch self {
    case .leaves(var entries):
      self = .leaves([])  // so that the array has one owner
      let (index, rest) = entries.place(of: position)
      var added: [Leaf] = []
      answer = edit(&entries[index].content, rest, &added)
      entries.settleLeaf(index, added)
      overflow = entries.splitIfOverfull(Self.capacity).map { .leaves($0) }
      self = .leaves(entries)
    case .children(var entries):
      self = .leaves([])  // so that the array has one owner
      let (index, rest) = entries.place(of: position)
      var sibling: SummaryTreeNode?
      answer = entries[index].content.update(at: rest, overflow: &sibling, edit)
      entries.settleChild(index, sibling)
      overflow = entries.splitIfOverfull(Self.capacity).map { .children($0) }
      self = .children(entries)
    }
    return answer
  }

  /// Joins a tree of at most the same height to the end or the start.
  ///
  /// - Parameters:
  ///   - other: The tree.
  ///   - depth: The number of levels that this tree is higher.
  ///   - isAtEnd: Whether to join it to the end.
  /// - Returns: The node to insert after this one, or nil.
  @inlinable
  mutating func attach(_ other: SummaryTreeNode, depth: Int, isAtEnd: Bool) -> SummaryTreeNode? {
    guard depth > 0, case .children(var entries) = self else {
      if isAtEnd { return join(other) }
      let back = self
      self = other
      return join(back)
    }
    self = .leaves([])  // so that the array has one owner
    let index = isAtEnd ? entries.count - 1 : 0
    let sibling = entries[index].content.attach(other, depth: depth - 1, isAtEnd: isAtEnd)
    entries.settleChild(index, sibling)
    let overflow = entries.splitIfOverfull(Self.capacity)
    self = .children(entries)
    return overflow.map { .children($0) }
  }

  /// Returns the two parts before and after a position.
  @inlinable
  func split(at position: Int) -> (front: SummaryTree<Leaf>, back: SummaryTree<Leaf>) {
    switch self {
    case .leaves(let entries):
      let (index, rest) = entries.place(of: position)
      let middle = rest > 0 ? index + 1 : index
      var front = Array(entries[..<middle])
      var back = Array(entries[middle...])
      if rest > 0, rest < entries[index].summary.count {
        let part = front[index].content.split(at: rest)
        front[index].summary = front[index].content.summary
        back.insert(SummaryTreeEntry(leaf: part), at: 0)
      }
      return (SummaryTree(.leaves(front)), SummaryTree(.leaves(back)))
    case .children(let entries):
      let (index, rest) = entries.place(of: position)
      let inner = entries[index].content.split(at: rest)
      var front = SummaryTree(.children(Array(entries[..<index])))
      front.join(inner.front)
      var back = inner.back
      back.join(SummaryTree(.children(Array(entries[(index + 1)...]))))
      return (front, back)
    }
  }

  /// Merges a node of the same level into this one, if either has too few entries.
  ///
  /// If the result exceeds the capacity, it is split into two equal nodes.
  ///
  /// - Returns: The node to insert after this one, or nil.
  @inlinable
  mutating func join(_ back: SummaryTreeNode) -> SummaryTreeNode? {
    guard isUnderfull || back.isUnderfull else { return back }
    switch (self, back) {
    case (.leaves(var entries), .leaves(let more)):
      self = .leaves([])  // so that the array has one owner
      entries += more
      let overflow = entries.splitIfOverfull(Self.capacity)
      self = .leaves(entries)
      return overflow.map { .leaves($0) }
    case (.children(var entries), .children(let more)):
      self = .leaves([])
      entries += more
      let overflow = entries.splitIfOverfull(Self.capacity)
      self = .children(entries)
      return overflow.map { .children($0) }
    default: preconditionFailure("Nodes of two levels.")
    }
  }
}

extension Array {
  /// Removes and returns the second half, if there are more entries than a node may have.
  @inlinable
  mutating func splitIfOverfull<Summary, Content>(_ capacity: Int) -> [Element]?
  where Element == SummaryTreeEntry<Summary, Content> {
    guard count > capacity else { return nil }
    let back = Array(self[(count / 2)...])
    removeSubrange((count / 2)...)
    return back
  }

  /// Updates the entries after an edit of a leaf, and inserts further leaves after it.
  @inlinable
  mutating func settleLeaf<Leaf>(_ index: Int, _ added: [Leaf])
  where Element == SummaryTreeEntry<Leaf.Summary, Leaf>, Leaf: SummaryTreeLeaf {
    if added.isEmpty, self[index].content.count == 0 {
      remove(at: index)
      mergeLeaf(index - 1)
      return
    }
    self[index].summary = self[index].content.summary
    if !added.isEmpty {
      insert(contentsOf: added.map { SummaryTreeEntry(leaf: $0) }, at: index + 1)
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
  mutating func mergeLeaf<Leaf>(_ index: Int)
  where Element == SummaryTreeEntry<Leaf.Summary, Leaf>, Leaf: SummaryTreeLeaf {
    guard index >= 0, index + 1 < count else { return }
    guard self[index].content.absorb(self[index + 1].content) else { return }
    remove(at: index + 1)
    self[index].summary = self[index].content.summary
  }

  /// Updates the entries after an edit of a child, and inserts its sibling after it.
  @inlinable
  mutating func settleChild<Leaf>(_ index: Int, _ sibling: SummaryTreeNode<Leaf>?)
  where Element == SummaryTreeEntry<Leaf.Summary, SummaryTreeNode<Leaf>> {
    self[index].summary = self[index].content.summary
    if let sibling {
      insert(SummaryTreeEntry(node: sibling), at: index + 1)
    } else if self[index].content.isUnderfull, count > 1 {
      mendChild(Swift.max(index - 1, 0))
    }
  }

  /// Balances a child with the one after it.
  @inlinable
  mutating func mendChild<Leaf>(_ index: Int)
  where Element == SummaryTreeEntry<Leaf.Summary, SummaryTreeNode<Leaf>> {
    let back = remove(at: index + 1).content
    if let rest = self[index].content.join(back) {
      insert(SummaryTreeEntry(node: rest), at: index + 1)
    }
    self[index].summary = self[index].content.summary
  }
}
