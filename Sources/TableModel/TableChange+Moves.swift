extension TableChange {
  /// The moves that bring rows next to one that stays, each behind the one before it.
  ///
  /// - Parameters:
  ///   - rows: Where the rows stand before the first move, in the order in which they are to stand; each once.
  ///   - neighbour: Where the row that stays stands before the first move.
  ///   - isBehind: Whether the rows go behind it, else in front of it.
  /// - Returns: The moves, each counted in the state that the one before leaves; a row that stands there
  ///   already does not move.
  /// - Complexity: O(n log n) in the number of rows.
  package static func moves(
    of rows: [IndexPath],
    nextTo neighbour: IndexPath,
    isBehind: Bool
  ) -> [TableChange] {
    // Where a row stands in the middle of it is where it stood, without those that left from before it and with
    // those that came to stand before it: nothing is carried out to find it out.
    let sorted = rows.sorted()
    var gone = CountTree(count: sorted.count)
    func goneBefore(_ path: IndexPath) -> Int {
      let start = sorted.partitionPoint { $0.section < path.section }
      let end = sorted.partitionPoint { $0 < path }
      return gone.count(start..<max(start, end))
    }
    var moves: [TableChange] = []
    for (index, row) in rows.enumerated() {
      let isBehindOthers = row.section == neighbour.section && row > neighbour
      var from = row
      from.row += (isBehindOthers ? index : 0) - goneBefore(row)
      gone.add(sorted.partitionPoint { $0 < row })
      var to = neighbour
      to.row += index + (isBehind ? 1 : 0) - goneBefore(neighbour)
      if from != to { moves.append(.move(from: from, to: to)) }
    }
    return moves
  }
}
