public import TableModel

/// The changes in a data source's values since the last query, in the new numbering.
///
/// Rows and sections that a batch names need not be repeated here.
public struct ReportedChanges: Hashable, Sendable {
  /// The sections with a changed row count, header or footer.
  public var sections: Set<Int>

  /// The rows with changed heights.
  public var rows: [IndexPath]

  /// The sections in which the heights of all rows changed.
  public var resizedSections: Set<Int>

  /// Creates a report; each list is empty by default.
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
  /// Returns the moves that gather rows at a position, in the given order.
  ///
  /// - Parameters:
  ///   - rows: The rows, each once.
  ///   - destination: The new position of the first row, counted without the moved rows.
  /// - Returns: A move for each row, relative to the state after the one before.
  /// - Complexity: O(k²) in the rows.
  public static func gathering(_ rows: [IndexPath], at destination: IndexPath) -> [RowMove] {
    // The row that they go before, counted with all of them still in place.
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
  /// Returns the position of a row after another one moved.
  fileprivate func following(_ from: IndexPath, _ to: IndexPath) -> IndexPath {
    var path = self
    if from.section == section, from.row < row { path.row -= 1 }
    if to.section == section, to.row <= path.row { path.row += 1 }
    return path
  }
}

/// The summary of a batch of updates.
public struct BatchSummary: Hashable, Sendable {
  /// The batch.
  public let updates: TableUpdates

  /// The row count of each section before the batch.
  public let before: RowCounts

  /// The row count of each section after the batch.
  public let after: RowCounts

  /// The animations of the calls, in call order.
  public let animations: [RowAnimation]
}
