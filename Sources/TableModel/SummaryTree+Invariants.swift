extension SummaryTree {
  /// What is wrong with the tree; empty unless there is a bug in it.
  ///
  /// - Complexity: O(n).
  public func checkInvariants() -> [String] {
    var problems = root.checkInvariants(isRoot: true)
    if total != root.summary { problems.append("the tree keeps the sum \(total)") }
    return problems
  }
}

extension SummaryTreeNode {
  fileprivate func checkInvariants(isRoot: Bool) -> [String] {
    let name = "a node of level \(level)"
    var problems: [String] = []
    if summaries.count > Self.capacity || (isUnderfull && !isRoot) {
      problems.append("\(name) has \(summaries.count) entries")
    }
    if leaves.count != (level == 0 ? summaries.count : 0)
      || children.count != (level == 0 ? 0 : summaries.count)
    {
      return problems + ["\(name) has \(leaves.count) leaves and \(children.count) children"]
    }
    if isRoot, level > 0, children.count < 2 { problems.append("the root has one child") }
    for (leaf, summary) in zip(leaves, summaries) where leaf.summary != summary {
      problems.append("\(name) keeps \(summary) for a leaf of \(leaf.summary)")
    }
    if leaves.contains(where: { $0.count <= 0 }) { problems.append("a leaf has no elements") }
    for (child, summary) in zip(children, summaries) {
      if child.summary != summary { problems.append("\(name) keeps a wrong sum \(summary)") }
      if child.level != level - 1 { problems.append("\(name) has a child of level \(child.level)") }
      problems += child.checkInvariants(isRoot: false)
    }
    return problems
  }
}
