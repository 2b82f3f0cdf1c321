public import TableModel

extension RowMove {
  /// The moves that bring rows together at a place, one after the other, in the order in which they are named.
  ///
  /// - Parameters:
  ///   - rows: The rows, each once.
  ///   - destination: Where the first of them shall stand, counted when all of them were taken out.
  /// - Returns: A move for each row, counted in the state that the one before leaves.
  /// - Complexity: O(k²) in the rows.
  public static func gathering(_ rows: [IndexPath], at destination: IndexPath) -> [RowMove] {
    // The row before which they go, counted with all of them still there.
    var next = destination.row
    for row in rows.filter({ $0.section == destination.section }).map(\.row).sorted()
    where row <= next { next += 1 }
    var waiting = rows[...]
    var moves: [RowMove] = []
    var anchor: IndexPath?
    while let from = waiting.popFirst() {
      var to = anchor ?? IndexPath(row: next, section: destination.section)
      if from.section == to.section, from.row < to.row { to.row -= 1 }
      if anchor != nil { to.row += 1 }
      moves.append(RowMove(from: from, to: to))
      waiting = ArraySlice(waiting.map { $0.following(from, to) })
      anchor = to
    }
    return moves
  }
}

extension IndexPath {
  /// Where a row stands after another one went elsewhere.
  fileprivate func following(_ from: IndexPath, _ to: IndexPath) -> IndexPath {
    var path = self
    if from.section == section, from.row < row { path.row -= 1 }
    if to.section == section, to.row <= path.row { path.row += 1 }
    return path
  }
}
