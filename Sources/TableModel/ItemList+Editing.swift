extension ItemList: RangeReplaceableCollection {
  public mutating func replaceSubrange(
    _ range: Range<Int>,
    with items: some Collection<Item>
  ) {
    removeSubrange(range)
    insert(contentsOf: ItemList(items), at: range.lowerBound)
  }

  /// Inserts rows; the first of them is then at the position.
  ///
  /// - Complexity: O(log n), for any number of inserted rows.
  public mutating func insert(contentsOf items: ItemList, at position: Int) {
    precondition(position >= 0 && position <= count, "Row out of range.")
    if items.count == 1, case .items(let chunk)? = items.tree.leaf(at: 0)?.leaf {
      insert(chunk[0], at: position)
    } else {
      tree.insert(items.tree, at: position)
    }
  }

  /// Inserts a row, which is then at the position.
  ///
  /// - Complexity: O(log n).
  public mutating func insert(_ item: Item, at position: Int) {
    precondition(position >= 0 && position <= count, "Row out of range.")
    guard !tree.isEmpty else {
      tree = SummaryTree(leaves: [.items([item])])
      return
    }
    tree.update(at: position) { run, offset, added in run.insert(item, at: offset, &added) }
  }

  /// Appends a row.
  public mutating func append(_ item: Item) { insert(item, at: count) }

  /// Appends rows.
  public mutating func append(contentsOf items: ItemList) {
    insert(contentsOf: items, at: count)
  }

  /// Removes rows.
  ///
  /// - Complexity: O(log n), for any number of removed rows.
  public mutating func removeSubrange(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Row out of range.")
    tree.remove(range)
  }

  /// Removes a row.
  ///
  /// - Returns: The row.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func remove(at position: Int) -> Item {
    let item = self[position]
    removeSubrange(position..<position + 1)
    return item
  }

  /// Removes all rows.
  ///
  /// - Parameter keepingCapacity: Has no effect.
  public mutating func removeAll(keepingCapacity: Bool = false) { self = ItemList() }
}
