/// A sequence in a B+tree whose nodes store the sums of their subtrees.
///
/// The elements are in leaves (``SummaryTreeLeaf``). After an edit, sums are computed again from
/// the entries of each node on the way up. No differences are added, so that sums of Doubles do not
/// drift.
///
/// A tree of one leaf, like that of most sections, is only this leaf, without a node.
///
/// A tree is a value: a copy is O(1) and shares all nodes. An edit visits O(log n) nodes: it copies
/// shared ones and changes the others in place. The functions are inlinable so that other modules
/// get specialized code; without that they are about five times slower.
public struct SummaryTree<Leaf: SummaryTreeLeaf>: Sendable {
  /// The top of a tree.
  @usableFromInline
  enum Root: Sendable {
    /// The only leaf; without elements in an empty tree.
    case leaf(Leaf)

    /// A node with more than one leaf below it.
    case node(SummaryTreeNode<Leaf>)
  }

  @usableFromInline var root: Root

  /// The sum of the root, stored because it is used often.
  @usableFromInline var total: Leaf.Summary

  /// Creates an empty tree.
  @inlinable
  public init() {
    root = .leaf(Leaf())
    total = .zero
  }

  /// Creates a tree of leaves; empty leaves are left out.
  ///
  /// - Complexity: O(k) in the number of leaves.
  @inlinable
  public init(leaves: some Sequence<Leaf>) {
    let leaves = leaves.filter { $0.count > 0 }
    if leaves.count == 1 {
      self.init(leaf: leaves[0])
      return
    }
    let entries = leaves.map { SummaryTreeEntry(leaf: $0) }
    var nodes = Self.pieces(of: entries.count).map { SummaryTreeNode.leaves(Array(entries[$0])) }
    while nodes.count > 1 {
      let entries = nodes.map { SummaryTreeEntry(node: $0) }
      nodes = Self.pieces(of: entries.count).map { .children(Array(entries[$0])) }
    }
    self.init()
    if let node = nodes.first { settle(node) }
  }

  /// Creates a tree of one leaf; an empty leaf makes an empty tree.
  @inlinable
  public init(leaf: Leaf) {
    let isEmpty = leaf.count == 0
    root = .leaf(isEmpty ? Leaf() : leaf)
    total = isEmpty ? .zero : leaf.summary
  }

  /// Creates a tree of a node that may have too few entries for its level.
  @inlinable
  init(_ node: SummaryTreeNode<Leaf>) {
    self.init()
    settle(node)
  }

  /// Divides a number of entries into ranges of nearly equal size, each at most a node's capacity.
  @inlinable
  static func pieces(of count: Int) -> [Range<Int>] {
    let capacity = SummaryTreeNode<Leaf>.capacity
    let number = (count + capacity - 1) / capacity
    return (0..<number).map { $0 * count / number..<($0 + 1) * count / number }
  }
}

extension SummaryTree {
  /// The summary of all elements.
  @inlinable public var summary: Leaf.Summary { total }

  /// The number of elements of the tree.
  @inlinable public var count: Int { total.count }

  /// Whether the tree has no elements.
  @inlinable public var isEmpty: Bool { total.count == 0 }
}

// Written by hand, because other modules cannot specialize the comparison that the compiler makes.
extension SummaryTree.Root: Equatable where Leaf: Equatable {
  @inlinable
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.leaf(let left), .leaf(let right)): left == right
    case (.node(let left), .node(let right)): left == right
    default: false
    }
  }
}

extension SummaryTree: Equatable where Leaf: Equatable {
  /// Whether both trees have the same structure with equal leaves; equal sequences may differ in
  /// structure.
  ///
  /// Nodes that both trees share are not compared.
  @inlinable
  public static func == (left: SummaryTree, right: SummaryTree) -> Bool {
    left.total == right.total && left.root == right.root
  }
}

extension SummaryTree {
  /// Returns the problems of the tree; empty unless there is a bug in it.
  ///
  /// - Complexity: O(n).
  public func checkInvariants() -> [String] {
    switch root {
    case .leaf(let leaf):
      let sum = leaf.count > 0 ? leaf.summary : .zero
      return total == sum ? [] : ["the tree keeps the sum \(total) of a leaf of \(sum)"]
    case .node(let node):
      var problems = node.checkInvariants(isRoot: true, level: node.level)
      if total != node.summary { problems.append("the tree keeps the sum \(total)") }
      if node.width < 2 { problems.append("the root has one entry") }
      return problems
    }
  }
}

extension SummaryTreeNode {
  fileprivate func checkInvariants(isRoot: Bool, level: Int) -> [String] {
    let name = "a node of level \(level)"
    var problems: [String] = []
    if width > Self.capacity || (isUnderfull && !isRoot) {
      problems.append("\(name) has \(width) entries")
    }
    if self.level != level { problems.append("\(name) has the level \(self.level)") }
    switch self {
    case .leaves(let entries):
      for entry in entries where entry.content.summary != entry.summary {
        problems.append("\(name) keeps \(entry.summary) for a leaf of \(entry.content.summary)")
      }
      if entries.contains(where: { $0.content.count <= 0 }) {
        problems.append("a leaf has no elements")
      }
    case .children(let entries):
      for entry in entries {
        if entry.content.summary != entry.summary {
          problems.append("\(name) keeps a wrong sum \(entry.summary)")
        }
        problems += entry.content.checkInvariants(isRoot: false, level: level - 1)
      }
    }
    return problems
  }
}
