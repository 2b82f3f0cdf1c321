/// Reads the rows near some places of a query, and counts those between them.
struct WindowReader {
  /// A row with its place.
  struct Row {
    let identity: [DatabaseValue]
    let place: [DatabaseValue]
    let text: [UInt8]
  }

  private let query: TableQuery
  private let connection: any Connection
  private let text: RowText

  init(_ query: TableQuery, on connection: any Connection) {
    (self.query, self.connection) = (query, connection)
    text = RowText(query)
  }

  private var columns: String { "\(query.columns), \(query.identityColumns), \(query.keyColumns)" }

  private func row(_ statement: any Statement) -> Row {
    let identityStart = query.table.columns.count
    let keyStart = identityStart + query.table.identity.names.count
    var bytes: [UInt8] = []
    text.append(statement, to: &bytes)
    return Row(
      identity: (identityStart..<keyStart).map(statement.value),
      place: query.keys.indices.map { statement.value(keyStart + $0) },
      text: bytes
    )
  }

  /// Reads the rows from one place to another one, with the rows at both.
  ///
  /// - Parameters:
  ///   - start: The first place.
  ///   - end: The last place.
  ///   - expected: The probable number of rows.
  ///   - limit: The greatest number of rows.
  /// - Returns: The rows, or nil if there are more.
  /// - Throws: An error if they cannot be read.
  func rows(
    from start: [DatabaseValue],
    to end: [DatabaseValue],
    expected: Int,
    limit: Int
  ) throws(DatabaseError) -> [Row]? {
    let first = Keyset.condition(at: start, in: query)
    let sql = "SELECT \(columns) FROM \(query.from)\(query.filter(first.condition))"
    let began = connection.reportStart
    let statement = try connection.statement(sql, first.values, isLong: false)
    var rows: [Row] = []
    while try statement.step() { rows.append(row(statement)) }
    connection.report(sql, rows: rows.count, since: began)
    let bound = BoundedColumns(columns, before: RowPlace(after: end), in: query)
    var (cursor, isInside) = (start, true)
    while isInside {
      let count = try RowReader(query, on: connection).read(
        bound.sql,
        bound.values,
        after: cursor,
        limit: expected
      ) { _, statement throws(DatabaseError) in
        isInside = isInside && bound.includes(statement)
        if isInside { rows.append(row(statement)) }
      }
      guard rows.count <= limit else { return nil }
      guard count == expected, let last = rows.last else { break }
      cursor = last.place
    }
    return rows
  }

  /// Reads the next rows after a place.
  func rows(after place: [DatabaseValue], limit: Int) throws(DatabaseError) -> [Row] {
    try rows(query, after: place, limit)
  }

  /// Reads the last rows before a place, in the order of the query.
  func rows(before place: [DatabaseValue], limit: Int) throws(DatabaseError) -> [Row] {
    try rows(query.reversed, after: place, limit).reversed()
  }

  private func rows(
    _ query: TableQuery,
    after place: [DatabaseValue],
    _ limit: Int
  ) throws(DatabaseError) -> [Row] {
    guard limit > 0 else { return [] }
    var rows: [Row] = []
    _ = try RowReader(query, on: connection).read(columns, after: place, limit: limit) {
      _,
      statement throws(DatabaseError) in rows.append(row(statement))
    }
    return rows
  }

  /// Counts all rows.
  func count() throws(DatabaseError) -> Int { try count(nil, []) }

  /// Counts the rows between two places; nil for the start, or for the end.
  ///
  /// - Complexity: O(n) in these rows, where an index has the order.
  func count(
    after start: [DatabaseValue]?,
    before end: [DatabaseValue]?
  ) throws(DatabaseError) -> Int {
    guard let start else {
      guard let end else { return try count() }
      return try count(Keyset(after: end, in: query.reversed).branches)
    }
    var branches = Keyset(after: start, in: query).branches
    if let end {
      let bound = bound(from: start, before: end)
      branches = branches.map { branch in
        Keyset.Branch(
          condition: "\(branch.condition) AND \(bound.condition)",
          values: branch.values + bound.values
        )
      }
    }
    return try count(branches)
  }

  /// Returns the condition of the rows before a place, with one by which an index ends there.
  private func bound(
    from start: [DatabaseValue],
    before end: [DatabaseValue]
  ) -> Keyset.Branch {
    let exact = Keyset.condition(before: end, isInclusive: false, in: query)
    let key = query.keys[0]
    // A comparison leaves out NULL, which must not be between the two places.
    let sortsNullLast = query.dialect.sortsNullFirst == key.isDescending
    guard end[0] != .null, sortsNullLast || start[0] != .null else { return exact }
    let name = query.dialect.quoted(key.column)
    let limit = "\(name) \(key.isDescending ? ">=" : "<=") \(query.dialect.mark)"
    return Keyset.Branch(
      condition: "\(limit) AND \(exact.condition)",
      values: [end[0]] + exact.values
    )
  }

  private func count(_ branches: [Keyset.Branch]) throws(DatabaseError) -> Int {
    var sum = 0
    for branch in branches { sum += try count(branch.condition, branch.values) }
    return sum
  }

  private func count(
    _ condition: String?,
    _ values: [DatabaseValue]
  ) throws(DatabaseError) -> Int {
    let sql = "SELECT count(*) FROM \(query.from)\(query.filter(condition))"
    return try connection.rows(sql, values).first?.first?.integer ?? 0
  }
}
