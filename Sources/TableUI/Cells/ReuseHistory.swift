import TableModel

/// Where a cell has been, kept while stale cells are looked for.
struct ReuseHistory {
  /// The row that the cell shows, or showed last.
  var row: IndexPath

  /// The rows in which the fields were set that were left behind, by name.
  var origins: [String: IndexPath] = [:]
}
