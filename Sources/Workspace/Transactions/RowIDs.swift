import TableAdapters
import TableModel

/// Where ids are in the rows of a table.
///
/// Rows are read one after the other until as many were read as there are; from then on an index knows the way.
/// So neither a file that is loaded nor a single question pays for all ids.
struct RowIDs {
  /// Where the ids are, or nil while looking was cheaper.
  private var index: RowIDIndex?

  /// The rows that the index knows.
  private var sections: [Section] = []

  /// How many rows were read since there was an index.
  private var cost = 0

  /// Follows a transaction that left `rows`.
  mutating func note(_ transaction: Transaction, rows: [Section]) {
    guard index != nil else { return }
    var fits = true
    if case .arrived(_?) = transaction.kind { fits = false }
    for change in transaction.newChanges where fits { fits = index?.applyChange(change) == true }
    if !fits { index = nil }
    sections = fits ? rows : []
  }

  /// Where an id is, the first in reading order; nil if no row has it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - rows: The rows as they are now.
  ///   - isCancelled: Whether Ctrl-C ends the search.
  /// - Returns: Its place.
  /// - Throws: `interrupted`.
  /// - Complexity: O(log n) amortized.
  @MainActor mutating func row(
    of id: ItemID,
    in rows: [Section],
    isCancelled: @MainActor () -> Bool
  ) throws(WorkspaceError) -> IndexPath? {
    // Where the model changed without a word the index is worthless. Rows that are shared are equal without being
    // looked at.
    if let index, sections == rows { return index.path(of: id) }
    index = nil
    let found = try read(rows, until: id, isCancelled)
    guard cost > rows.reduce(0, { $0 + $1.items.count }) else { return found }
    cost = 0
    sections = rows
    index = RowIDIndex(rows, isCancelled: isCancelled)
    if isCancelled() { throw .cancelled }
    return found
  }

  @MainActor private mutating func read(
    _ rows: [Section],
    until id: ItemID,
    _ isCancelled: @MainActor () -> Bool
  ) throws(WorkspaceError) -> IndexPath? {
    for (number, section) in rows.enumerated() {
      for (row, item) in section.items.enumerated() {
        if isCancelled() { throw .cancelled }
        cost += 1
        if item.id == id { return IndexPath(row: row, section: number) }
      }
    }
    return nil
  }
}
