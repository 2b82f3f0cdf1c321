import Platform
import Synchronization

/// The rows of a table that are counted.
struct TableExtent: Hashable, Sendable {
  /// The number of rows that are counted at once when a large table opens.
  static let firstCount = 1024

  /// A table whose row numbers show that it has at most this number of rows is counted when it opens.
  private static let smallCount = 10_000

  /// The number of rows so far.
  var rows: Int

  /// Whether all rows are counted.
  var isComplete = true

  /// The damage of a table.
  struct Damage: Hashable, Sendable {
    /// The places of the rows that cannot be read, if their identities tell.
    var missing: [MissingRows] = []
  }

  /// The damage, or nil.
  var damage: Damage?

  /// Creates the extent of counted rows.
  init(rows: Int) { self.rows = rows }

  /// Creates the extent of the rows of a damaged table that can be read.
  init(_ rows: ReadableRows) {
    self.rows = rows.identifiers.count
    damage = Damage(missing: rows.missing)
  }

  /// Counts the first rows, or all if they are few.
  static func first(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> TableExtent {
    do throws(DatabaseError) {
      guard try !isSmall(query, connection), try hasMore(query, connection) else {
        return try all(query, connection)
      }
    } catch {
      guard case .damaged = error, !ReadableRows.canFind(query) else { throw error }
      return try all(query, connection)
    }
    var extent = TableExtent(rows: firstCount)
    extent.isComplete = false
    return extent
  }

  /// Whether the least and the greatest row number show that the table is small.
  ///
  /// - Complexity: O(log n).
  private static func isSmall(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    guard query.condition == nil, case .rowid(let name) = query.table.identity else { return false }
    let sql = "(SELECT max(\(name)) FROM \(query.from)) - (SELECT min(\(name)) FROM \(query.from))"
    let span = try connection.unreportedRows("SELECT \(sql)").first?.first?.integer
    return span.map { $0 < smallCount } ?? false
  }

  /// Whether the table has more rows than the opening counts.
  ///
  /// Rows that are skipped take less time than counted ones.
  private static func hasMore(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    let sql = "SELECT 1 FROM \(query.from)\(query.filter()) LIMIT 1 OFFSET \(firstCount)"
    return try connection.cancellable { () throws(DatabaseError) in
      try !connection.rows(sql).isEmpty
    }
  }

  /// Counts all rows; of a damaged table without an identity, those before the damage.
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
      guard case .damaged = error, !ReadableRows.canFind(query) else { throw error }
    }
    var extent = TableExtent(rows: 0)
    do throws(DatabaseError) {
      let reader = RowReader(query, on: connection)
      _ = try reader.read(query.columns, after: nil, limit: .max) { _, row in
        _ = row.row
        extent.rows += 1
      }
    } catch {
      guard case .damaged = error else { throw error }
    }
    extent.damage = Damage()
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

/// The rows of a table that opens: their number, their sections and those that are known already.
struct CountedRows {
  /// The number of rows.
  let extent: TableExtent

  /// The sections, or nil for one without a header.
  let groups: [TableGroup]?

  /// The pages; those of a damaged table have the rows that can be read.
  private(set) var pages: RowPages

  /// Counts the rows.
  ///
  /// - Parameters:
  ///   - query: The rows.
  ///   - section: The key of the sections, or nil.
  ///   - contents: The mark of the contents, whose first value is the number of rows; or nil.
  ///   - later: Whether only the first rows are counted now.
  ///   - isDamaged: Whether some rows are known to be unreadable.
  ///   - connection: The connection.
  /// - Throws: An error if the rows cannot be read.
  init(
    _ query: TableQuery,
    _ section: SortKey?,
    _ contents: [DatabaseValue]?,
    later: Bool,
    isDamaged: Bool,
    _ connection: any Connection
  ) throws(DatabaseError) {
    let canFind = ReadableRows.canFind(query)
    var counted: (TableExtent, [TableGroup]?)?
    if !isDamaged || !canFind {
      do throws(DatabaseError) {
        counted = try Self.count(query, section, contents, later, connection)
      } catch {
        guard case .damaged = error, canFind else { throw error }
      }
    }
    pages = RowPages(query)
    if let counted {
      (extent, groups) = counted
    } else {
      let found = try ReadableRows(query, hasGroups: section != nil, on: connection)
      pages.fix(found.identifiers)
      (extent, groups) = (TableExtent(found), found.groups)
    }
  }

  private static func count(
    _ query: TableQuery,
    _ section: SortKey?,
    _ contents: [DatabaseValue]?,
    _ later: Bool,
    _ connection: any Connection
  ) throws(DatabaseError) -> (TableExtent, [TableGroup]?) {
    let extent: TableExtent =
      if let counted = contents?.first?.integer { TableExtent(rows: counted) } else {
        try later ? .first(query, connection) : .all(query, connection)
      }
    let groups = try section.map { key throws(DatabaseError) in
      try DatabaseTable.groups(query, key, connection)
    }
    return (extent, groups)
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
      do throws(DatabaseError) {
        let (rows, isComplete) = try pages.with(generation) {
          pages,
          connection throws(DatabaseError) in
          try pages.countFurther(on: connection)
        }
        note(rows, isComplete: isComplete)
      } catch {
        guard try findReadable(after: error) else { throw error }
      }
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
    do throws(DatabaseError) { try countRows() } catch {
      guard try findReadable(after: error) else { throw error }
    }
  }

  private func countRows() throws(DatabaseError) {
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
    note(all.rows, isComplete: true, all.damage)
    if let contents { note(TableVersion(change: version.change, contents: contents)) }
  }

  private func note(_ rows: Int, isComplete: Bool, _ damage: TableExtent.Damage? = nil) {
    extent.withLock { extent in
      // Another program may have deleted rows that are shown already.
      extent.rows = max(extent.rows, rows)
      (extent.isComplete, extent.damage) = (isComplete, damage)
    }
  }
}
