extension ItemList: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { tree.count }

  /// The row at a position.
  ///
  /// - Complexity: O(log n). Setting a row of a list with copies also copies O(log n) nodes.
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

  /// An iterator over the rows in order; the cost of a row does not grow with the list.
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

extension ItemList {
  /// A run of rows of one kind.
  public enum Piece: Sendable {
    /// Unchanged rows of a source.
    case rows(any RowSource, Range<Int>)

    /// Inserted or changed rows.
    case items([Item])
  }

  /// The rows as runs, for writing unchanged rows without a change.
  ///
  /// Adjacent rows of one source make one piece. Items are in pieces of at most 64.
  public var pieces: Pieces { Pieces(self) }

  /// The runs of a list in order.
  public struct Pieces: Sequence, IteratorProtocol, Sendable {
    private var runs: SummaryTree<ItemRun>.Leaves
    private var pending: ItemRun?

    init(_ list: ItemList) {
      runs = list.tree.leaves
      pending = runs.next()
    }

    public mutating func next() -> Piece? {
      guard var run = pending else { return nil }
      pending = runs.next()
      while let more = pending, run.absorb(more) { pending = runs.next() }
      return switch run {
      case .rows(let source, let range): .rows(source, range)
      case .items(let items): .items(items)
      }
    }
  }
}

extension ItemList: Hashable {
  /// Whether both lists have equal rows.
  ///
  /// - Complexity: O(1) for copies, O(n) at worst. Rows of one source with one number are equal
  ///   without a comparison of their content.
  public static func == (left: ItemList, right: ItemList) -> Bool {
    guard left.count == right.count else { return false }
    return left.tree == right.tree || left.hasSameRows(as: right)
  }

  /// Hashes the number of rows, the first one and the last one.
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
