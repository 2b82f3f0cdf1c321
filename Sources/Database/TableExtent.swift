import Platform
import Synchronization

/// The rows of a table that are counted.
struct TableExtent: Hashable, Sendable {
  /// The number of rows that are counted at once when a table opens.
  static let firstCount = 10_000

  /// The number of rows so far.
  var rows: Int

  /// Whether all rows are counted.
  var isComplete = true

  /// Whether the database is damaged; if so, only the rows before the damage are counted.
  var isDamaged = false

  /// Creates the extent of counted rows.
  init(rows: Int) { self.rows = rows }

  /// Counts the first rows, or all if they are few.
  static func first(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> TableExtent {
    do throws(DatabaseError) {
      guard try hasMore(query, connection) else { return try all(query, connection) }
    } catch {
      guard case .damaged = error else { throw error }
      return try all(query, connection)
    }
    var extent = TableExtent(rows: firstCount)
    extent.isComplete = false
    return extent
  }

  /// Whether the table has more rows than the opening counts.
  ///
  /// Rows that are skipped take less time than counted ones: 0.2 ms.
  private static func hasMore(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    let sql = "SELECT 1 FROM \(query.from)\(query.filter()) LIMIT 1 OFFSET \(firstCount)"
    return try connection.cancellable { () throws(DatabaseError) in
      try !connection.rows(sql).isEmpty
    }
  }

  /// Counts all rows; of a damaged table, those before the damage.
  ///
  /// - Complexity: O(n), about 7 ms for a million rows.
  static func all(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> TableExtent {
    do throws(DatabaseError) {
      let sql = "SELECT count(*) FROM \(query.from)\(query.filter())"
      return TableExtent(rows: try count(sql, connection))
    } catch {
      guard case .damaged = error else { throw error }
    }
    var extent = TableExtent(rows: 0)
    extent.isDamaged = true
    do throws(DatabaseError) {
      let reader = RowReader(query, on: connection)
      _ = try reader.read(query.columns, after: nil, limit: .max) { _, row in
        _ = row.row
        extent.rows += 1
      }
    } catch {
      guard case .damaged = error else { throw error }
    }
    return extent
  }

  private static func count(
    _ sql: String,
    _ connection: any Connection
  ) throws(DatabaseError) -> Int {
    try connection.cancellable { () throws(DatabaseError) in
      try connection.rows(sql).first?.first?.integer ?? 0
    }
  }
}

// Counting the rows of a large table after its first screen.
extension DatabaseTable {
  /// The longest time of a step, in nanoseconds.
  private static let longestStep: UInt64 = 10_000_000

  /// Counts rows for about 10 ms, and notes the places from which pages are found.
  ///
  /// - Returns: Whether there may be more rows.
  /// - Throws: An error if the database cannot be read; the rows counted so far stay.
  package func countFurther() throws(DatabaseError) -> Bool {
    let end = Clock.monotonicNanoseconds + Self.longestStep
    while isCounting {
      let (rows, isComplete) = try pages.with(generation) {
        pages,
        connection throws(DatabaseError) in
        try pages.countFurther(on: connection)
      }
      note(rows, isComplete: isComplete)
      if Clock.monotonicNanoseconds >= end { break }
    }
    return isCounting
  }

  /// Counts all rows.
  ///
  /// - Throws: An error if the database cannot be read, or if Ctrl-C was pressed; the rows counted so
  ///   far stay.
  /// - Complexity: O(n), about 7 ms for a million rows.
  package func countAll() throws(DatabaseError) {
    guard isCounting else { return }
    let (query, version) = (query, version)
    let (all, contents) = try reading {
      connection throws(DatabaseError) -> (TableExtent, [DatabaseValue]?) in
      let contents = try connection.cancellable { () throws(DatabaseError) in
        try connection.contentMark(query)
      }
      guard let contents, let rows = contents.first?.integer else {
        return (try TableExtent.all(query, connection), nil)
      }
      // The contents are those of the pages only if no other program has written since.
      let isSame = try connection.changeMark(query) == version.change
      return (TableExtent(rows: rows), isSame ? contents : nil)
    }
    note(all.rows, isComplete: true, isDamaged: all.isDamaged)
    if let contents { note(TableVersion(change: version.change, contents: contents)) }
  }

  private func note(_ rows: Int, isComplete: Bool, isDamaged: Bool = false) {
    extent.withLock { extent in
      // Another program may have deleted rows that are shown already.
      extent.rows = max(extent.rows, rows)
      (extent.isComplete, extent.isDamaged) = (isComplete, isDamaged)
    }
  }
}
