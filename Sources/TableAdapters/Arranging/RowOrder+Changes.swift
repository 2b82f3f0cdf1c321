public import TableModel

extension RowOrder {
  /// More moves than this are told as rows that go and come again, since a batch of moves grows with their
  /// square.
  static var moveLimit: Int { 2000 }

  /// The changes that sort the rows of each section for good, as few moves as can be.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - isCancelled: Asked every few thousand rows; true ends the work.
  /// - Returns: The changes, each counted in the state that the one before leaves.
  /// - Throws: Where no row has the value.
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

  /// The changes that bring rows into an order.
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
