import TableAdapters
import TableModel

/// The paths of ids in the rows of a table.
///
/// Searches read the rows in order until they have read as many rows as the table has. From then on
/// an index is used. So neither opening a file nor a single search pays for all ids.
struct RowIDs {
  /// The paths of the ids, or nil while searching was cheaper.
  private var index: RowIDIndex?

  /// The indexed rows.
  private var sections: [Section] = []

  /// The number of rows that searches have read so far.
  private var cost = 0

  /// Follows a transaction after which the rows are `rows`.
  mutating func note(_ transaction: Transaction, rows: [Section]) {
    guard index != nil else { return }
    var fits = true
    switch transaction.kind {
    case .arrived(_?), .followed, .counted: fits = false
    default: break
    }
    for change in transaction.newChanges where fits { fits = index?.applyChange(change) == true }
    if !fits { index = nil }
    sections = fits ? rows : []
  }

  /// Returns the path of the first row with an id, in reading order; nil if no row has it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - rows: The current rows.
  ///   - isCancelled: Whether Ctrl-C ends the search.
  /// - Returns: Its path.
  /// - Throws: `interrupted`.
  /// - Complexity: O(log n) amortized.
  @MainActor mutating func row(
    of id: ItemID,
    in rows: [Section],
    isCancelled: @MainActor () -> Bool
  ) throws(WorkspaceError) -> IndexPath? {
    // The index is invalid if the model changed without a notification. Comparing shared rows costs
    // nothing.
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
