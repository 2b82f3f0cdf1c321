public import TableModel

extension RowOrder {
  /// The number of moves above which rows are deleted and inserted instead; moves have a quadratic
  /// cost.
  static var moveLimit: Int { 2000 }

  /// Returns the changes that sort the rows of each section permanently, with as few moves as
  /// possible.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - isCancelled: Called every few thousand rows; true cancels the work.
  /// - Returns: The changes, each counted in the state after the previous one.
  /// - Throws: An error if no row has the value.
  /// - Complexity: O(n log n) in the rows.
  @MainActor public func changes(
    sorting sections: [Section],
    isCancelled: () -> Bool = { false }
  ) throws(ArrangementError) -> [TableChange] {
    for part in parts { try part.key.checkPresence(in: sections, isCancelled) }
    let map = try ArrangementMap(
      RowArrangement(order: self),
      of: sections,
      isCancelled: isCancelled
    )
    var first = 0
    var changes: [TableChange] = []
    for (number, section) in sections.enumerated() {
      let target = map.shown.numbers(inSection: number).map { Int($0) - first }
      first += section.items.count
      changes += try Self.changes(from: section.items, to: target, section: number, isCancelled)
    }
    return changes
  }

  /// Returns the changes that sort rows into an order.
  private static func changes(
    from items: ItemList,
    to target: [Int],
    section: Int,
    _ isCancelled: () -> Bool
  ) throws(ArrangementError) -> [TableChange] {
    let elements = target.map {
      HeaviestIncreasingSubsequence.Element(key: $0, weight: 1, wouldMove: false)
    }
    let keeps = HeaviestIncreasingSubsequence.keeps(elements)
    guard keeps.count(where: { !$0 }) <= moveLimit else {
      var sorted = ItemList()
      for (place, row) in target.enumerated() {
        if place & 0xFFF == 0xFFF, isCancelled() { throw .cancelled }
        sorted.append(contentsOf: items.slice(row..<row + 1))
      }
      let start = IndexPath(row: 0, section: section)
      return [.delete(items, at: start), .insert(sorted, at: start)]
    }
    var rows = RowOrderIndex()
    rows.insertSection(0, rows: target.indices.map { UInt32($0) }, at: 0)
    var changes: [TableChange] = []
    var previous: Int?
    for (row, isKept) in zip(target, keeps) {
      defer { previous = row }
      guard !isKept, let from = rows.path(of: row) else { continue }
      rows.remove(at: from)
      let to = previous.flatMap(rows.path).map { $0.row + 1 } ?? 0
      rows.insert(row, at: IndexPath(row: to, section: 0))
      changes.append(
        .move(
          from: IndexPath(row: from.row, section: section),
          to: IndexPath(row: to, section: section)
        )
      )
    }
    return changes
  }
}
