/// A row that was looked for by points, and its edges.
struct RowPlace {
  /// The number of the row.
  var row: Int

  /// The upper edge.
  var start: Double

  /// The upper edge of what follows.
  var end: Double
}
