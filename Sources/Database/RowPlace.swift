/// A place between two rows of a query: after a row, before a row, or at the start.
struct RowPlace: Hashable, Sendable {
  /// The start of all rows.
  static let start = RowPlace(values: nil, isBeforeRow: false)

  /// The row's values of the order; nil at the start.
  let values: [DatabaseValue]?

  /// Whether the place is before the row; otherwise it is after the row.
  let isBeforeRow: Bool

  private init(values: [DatabaseValue]?, isBeforeRow: Bool) {
    (self.values, self.isBeforeRow) = (values, isBeforeRow)
  }

  /// Creates the place after a row with some values of the order.
  init(after values: [DatabaseValue]) { self.init(values: values, isBeforeRow: false) }

  /// Creates the place before a row with some values of the order.
  init(before values: [DatabaseValue]) { self.init(values: values, isBeforeRow: true) }

  /// Whether the place is the start of all rows.
  var isStart: Bool { values == nil }
}

/// Columns of rows, followed by whether a row is before a place.
///
/// The place is not a condition of the statement, so it cannot change which index serves it.
struct BoundedColumns {
  /// The columns in SQL.
  let sql: String

  /// The values of their parameters.
  let values: [DatabaseValue]

  private let isBounded: Bool

  /// Creates the columns.
  ///
  /// - Parameters:
  ///   - columns: The columns in SQL.
  ///   - place: The place, or nil for all rows.
  ///   - query: The query.
  init(_ columns: String, before place: RowPlace?, in query: TableQuery) {
    guard let place, let row = place.values else {
      (sql, values, isBounded) = (columns, [], false)
      return
    }
    let condition = Keyset.condition(before: row, isInclusive: !place.isBeforeRow, in: query)
    sql = "\(columns), \(condition.condition)"
    values = condition.values
    isBounded = true
  }

  /// Returns whether the current row of a statement precedes the place.
  func includes(_ row: any Statement) -> Bool {
    guard isBounded else { return true }
    let flag = row.value(row.columnCount - 1)
    return flag == .bool(true) || flag == .integer(1)
  }
}
