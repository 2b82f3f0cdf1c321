extension SummaryTree {
  /// Returns how many elements from a position on are equal to those of another tree.
  ///
  /// Nodes that both trees share are not compared, even at different positions.
  ///
  /// - Parameters:
  ///   - position: The position of the first element.
  ///   - other: The other tree.
  ///   - otherPosition: The position of its first element.
  ///   - limit: The number of elements to compare; both trees have as many from there on.
  ///   - equal: Receives a leaf, the first element in it, another leaf, the first element there, and
  ///     a length. It returns the length if as many elements are equal, else a smaller number.
  /// - Returns: The limit, or the number of elements before the first difference.
  /// - Complexity: O(log n) for each edit that made a copy different; O(limit) at worst.
  @inlinable
  public func equalCount(
    from position: Int,
    with other: SummaryTree,
    from otherPosition: Int,
    limit: Int,
    _ equal: (Leaf, Int, Leaf, Int, Int) -> Int
  ) -> Int {
    guard limit > 0 else { return 0 }
    if case .leaf(let leaf) = root, case .leaf(let otherLeaf) = other.root {
      return equal(leaf, position, otherLeaf, otherPosition, limit)
    }
    let (node, otherNode) = (node, other.node)
    return node.equalCount(
      level: node.level,
      from: position,
      with: otherNode,
      level: otherNode.level,
      from: otherPosition,
      limit: limit,
      equal
    )
  }
}

extension SummaryTreeNode {
  /// Whether two nodes share their memory; then they are equal.
  @inlinable
  func isIdentical(to other: SummaryTreeNode) -> Bool {
    switch (self, other) {
    case (.leaves(let left), .leaves(let right)): left.span.isIdentical(to: right.span)
    case (.children(let left), .children(let right)): left.span.isIdentical(to: right.span)
    default: false
    }
  }

  /// Compares elements; see ``SummaryTree/equalCount(from:with:from:limit:_:)``.
  @inlinable
  func equalCount(
    level: Int,
    from position: Int,
    with other: SummaryTreeNode,
    level otherLevel: Int,
    from otherPosition: Int,
    limit: Int,
    _ equal: (Leaf, Int, Leaf, Int, Int) -> Int
  ) -> Int {
    if position == otherPosition, isIdentical(to: other) { return limit }
    switch (self, other) {
    case (.leaves(let entries), .leaves(let others)):
      return entries.walk(from: position, others, from: otherPosition, limit: limit, equal)
    case (.children(let entries), .children(let others)) where level == otherLevel:
      return entries.walk(
        from: position,
        others,
        from: otherPosition,
        limit: limit
      ) { child, first, other, otherFirst, length in
        child.equalCount(
          level: level - 1,
          from: first,
          with: other,
          level: level - 1,
          from: otherFirst,
          limit: length,
          equal
        )
      }
    case (.children(let entries), _) where level > otherLevel:
      return entries.walk(from: position, limit: limit) { child, first, done, length in
        child.equalCount(
          level: level - 1,
          from: first,
          with: other,
          level: otherLevel,
          from: otherPosition + done,
          limit: length,
          equal
        )
      }
    case (_, .children(let others)):
      return others.walk(from: otherPosition, limit: limit) { child, first, done, length in
        equalCount(
          level: level,
          from: position + done,
          with: child,
          level: otherLevel - 1,
          from: first,
          limit: length,
          equal
        )
      }
    default: preconditionFailure("A node without a level.")
    }
  }
}

extension Array {
  /// Compares the entries of two nodes of one level, as far as both have elements in common places.
  @inlinable
  func walk<Summary, Content>(
    from position: Int,
    _ others: [Element],
    from otherPosition: Int,
    limit: Int,
    _ equal: (Content, Int, Content, Int, Int) -> Int
  ) -> Int where Element == SummaryTreeEntry<Summary, Content> {
    var (index, rest) = place(of: position)
    var (otherIndex, otherRest) = others.place(of: otherPosition)
    var done = 0
    while done < limit {
      let room = self[index].summary.count - rest
      let otherRoom = others[otherIndex].summary.count - otherRest
      let length = Swift.min(limit - done, room, otherRoom)
      let count = equal(self[index].content, rest, others[otherIndex].content, otherRest, length)
      done += count
      guard count == length else { return done }
      (index, rest) = length == room ? (index + 1, 0) : (index, rest + length)
      (otherIndex, otherRest) =
        length == otherRoom ? (otherIndex + 1, 0) : (otherIndex, otherRest + length)
    }
    return done
  }

  /// Compares the entries of a node, one after the other.
  ///
  /// - Parameters:
  ///   - position: The position of the first element.
  ///   - limit: The number of elements.
  ///   - equal: Receives an entry, the first element in it, the number of those before, and a
  ///     length. It returns how many elements are equal.
  /// - Returns: The limit, or the number of elements before the first difference.
  @inlinable
  func walk<Summary, Content>(
    from position: Int,
    limit: Int,
    _ equal: (Content, Int, Int, Int) -> Int
  ) -> Int where Element == SummaryTreeEntry<Summary, Content> {
    var (index, rest) = place(of: position)
    var done = 0
    while done < limit {
      let length = Swift.min(limit - done, self[index].summary.count - rest)
      let count = equal(self[index].content, rest, done, length)
      done += count
      guard count == length else { return done }
      (index, rest) = (index + 1, 0)
    }
    return done
  }
}
