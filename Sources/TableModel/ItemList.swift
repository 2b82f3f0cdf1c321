/// The rows of a section: a sequence of items that is cheap to copy and cheap to edit anywhere.
///
/// Unchanged rows of a ``RowSource`` are kept as runs of numbers of any length, and become items on
/// first use. Inserted and changed rows are kept in chunks between the runs. A copy is O(1). An
/// edit is O(log n) and does not change copies.
///
///     var items = ItemList(rows: file)      // a million rows, one run
///     items.insert(item, at: 500_000)       // a run, an item, a run
///     items.remove(at: 500_000)             // one run again
public struct ItemList: Sendable {
  var tree: SummaryTree<ItemRun>

  /// Creates a list without rows.
  public init() { tree = SummaryTree() }

  /// Creates a list of items.
  public init(_ items: some Sequence<Item>) {
    if let list = items as? ItemList {
      self = list
    } else {
      let items = Array(items)
      let starts = stride(from: 0, to: items.count, by: ItemRun.capacity)
      tree = SummaryTree(
        leaves: starts.map { .items(Array(items[$0...].prefix(ItemRun.capacity))) }
      )
    }
  }

  /// Creates a list of all rows of a source.
  public init(rows source: any RowSource) {
    self.init(rows: source, range: 0..<source.count)
  }

  /// Creates a list of some rows of a source.
  public init(rows source: any RowSource, range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= source.count, "Rows out of range.")
    tree = SummaryTree(leaf: .rows(source, range))
  }

  init(tree: SummaryTree<ItemRun>) { self.tree = tree }

  /// Returns some of the rows as a separate list, numbered from 0.
  ///
  /// - Complexity: O(log n).
  public func slice(_ range: Range<Int>) -> ItemList { ItemList(tree: tree[range]) }

  /// Returns the problems of the list; empty unless there is a bug in it.
  public func checkInvariants() -> [String] {
    var problems = tree.checkInvariants()
    for case .items(let items) in tree.leaves where items.count > ItemRun.capacity {
      problems.append("a chunk has \(items.count) items")
    }
    return problems
  }
}

extension ItemList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Item...) { self.init(elements) }
}
