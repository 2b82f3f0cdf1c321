import TableModel

/// A cell's past rows, recorded while the stale cell check is on.
struct ReuseHistory {
  /// The row that the cell shows or showed last.
  var row: IndexPath

  /// The rows that set the remaining old field values, by field name.
  var origins: [String: IndexPath] = [:]
}
