public import TableModel

/// What changed in the answers of a data source since it was last asked, in the new numbering.
///
/// Rows and sections that a batch names need not be repeated here.
public struct ReportedChanges: Hashable, Sendable {
  /// The sections whose count of rows, header or footer changed.
  public var sections: Set<Int>

  /// The rows whose heights changed.
  public var rows: [IndexPath]

  /// The sections in which the heights of all rows changed.
  public var resizedSections: Set<Int>

  /// Makes a report; what is not given has not changed.
  public init(
    sections: Set<Int> = [],
    rows: [IndexPath] = [],
    resizedSections: Set<Int> = []
  ) {
    self.sections = sections
    self.rows = rows
    self.resizedSections = resizedSections
  }
}

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

/// What the last batch of updates came to.
public struct BatchSummary: Hashable, Sendable {
  /// The batch.
  public let updates: TableUpdates

  /// The rows of each section before it.
  public let before: [Int]

  /// The rows of each section after it.
  public let after: [Int]

  /// The animations that the calls asked for, in call order.
  public let animations: [RowAnimation]
}
