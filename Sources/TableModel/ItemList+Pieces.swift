extension ItemList {
  /// A stretch of rows of one kind.
  public enum Piece: Sendable {
    /// Rows of a source that nobody has touched.
    case rows(any RowSource, Range<Int>)

    /// Rows that came in or were changed.
    case items([Item])
  }

  /// The rows as stretches, for those who write untouched rows as they were.
  ///
  /// Neighbouring rows of one source make one piece. Items come in pieces of at most 64.
  public var pieces: Pieces { Pieces(self) }

  /// The stretches of a list in order.
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
