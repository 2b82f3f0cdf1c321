extension ItemList: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { tree.count }

  /// The row at a place.
  ///
  /// - Complexity: O(log n). Setting a row of which others hold a copy copies O(log n) nodes.
  public subscript(position: Int) -> Item {
    get {
      guard position >= 0, position < count, let (run, offset) = tree.leaf(at: position) else {
        preconditionFailure("Row out of range.")
      }
      return run[offset]
    }
    set {
      precondition(position >= 0 && position < count, "Row out of range.")
      tree.update(at: position) { run, offset, added in
        run.replace(offset, with: newValue, &added)
      }
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }

  /// Gives the rows in order, each at a cost that does not grow with the list.
  public struct Iterator: IteratorProtocol, Sendable {
    private var runs: SummaryTree<ItemRun>.Leaves
    private var run = ItemRun()
    private var offset = 0

    init(_ list: ItemList) { runs = list.tree.leaves }

    public mutating func next() -> Item? {
      if offset == run.count {
        guard let next = runs.next() else { return nil }
        run = next
        offset = 0
      }
      defer { offset += 1 }
      return run[offset]
    }
  }
}
