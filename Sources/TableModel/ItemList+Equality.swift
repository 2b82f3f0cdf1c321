extension ItemList: Hashable {
  /// Whether both lists have equal rows.
  ///
  /// - Complexity: O(1) for copies, O(n) at worst. Rows of one source with one number are equal without
  ///   being looked at.
  public static func == (left: ItemList, right: ItemList) -> Bool {
    guard left.count == right.count else { return false }
    return left.tree == right.tree || left.hasSameRows(as: right)
  }

  /// Takes in the number of rows, the first one and the last one.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(first)
    hasher.combine(last)
  }

  private func hasSameRows(as other: ItemList) -> Bool {
    var position = 0
    while position < count, let (run, offset) = tree.leaf(at: position),
      let (otherRun, otherOffset) = other.tree.leaf(at: position)
    {
      let length = Swift.min(run.count - offset, otherRun.count - otherOffset)
      guard run.matches(offset, of: otherRun, otherOffset, count: length) else { return false }
      position += length
    }
    return true
  }
}
