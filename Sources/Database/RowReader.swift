/// Reads rows of a query from a place on.
struct RowReader {
  /// The number of rows from which on they are not in memory at once.
  private static let longCount = 1024

  private let connection: any Connection
  private let query: TableQuery

  init(_ query: TableQuery, on connection: any Connection) {
    (self.query, self.connection) = (query, connection)
  }

  /// Reads rows in the order of the query.
  ///
  /// - Parameters:
  ///   - columns: The columns to read, in SQL.
  ///   - columnValues: The values of the columns' parameters.
  ///   - cursor: The values of the order of the row before, or nil for the first rows.
  ///   - skip: The number of rows to skip.
  ///   - limit: The greatest number of rows to take.
  ///   - take: Receives the statement at each row, with the row's number from the cursor.
  /// - Returns: The number of rows that were skipped or taken.
  /// - Throws: An error of the database, or that of `take`.
  func read(
    _ columns: String,
    _ columnValues: [DatabaseValue] = [],
    after cursor: [DatabaseValue]?,
    skip: Int = 0,
    limit: Int,
    take: (_ number: Int, _ row: any Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int {
    guard !query.table.identity.names.isEmpty else {
      return try readByNumber(columns, skip: skip, limit: limit, take: take)
    }
    let branches = cursor.map { Keyset(after: $0, in: query).branches.map(Optional.init) } ?? [nil]
    var number = 0
    for branch in branches where number < skip + limit {
      let sql =
        "SELECT \(columns) FROM \(query.from)\(query.filter(branch?.condition))\(query.orderBy)"
        + " LIMIT \(skip + limit - number)"
      let began = connection.reportStart
      let statement = try connection.statement(
        sql,
        columnValues + (branch?.values ?? []),
        isLong: limit > Self.longCount
      )
      let start = number
      while try statement.step() {
        if number >= skip { try take(number, statement) }
        number += 1
      }
      connection.report(sql, rows: number - start, since: began)
    }
    return number
  }

  /// Reads rows that nothing identifies: they are counted from the first one on.
  private func readByNumber(
    _ columns: String,
    skip: Int,
    limit: Int,
    take: (_ number: Int, _ row: any Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Int {
    let sql =
      "SELECT \(columns) FROM \(query.from)\(query.filter())\(query.orderBy)"
      + " LIMIT \(limit) OFFSET \(skip)"
    let began = connection.reportStart
    let statement = try connection.statement(sql, [], isLong: false)
    var number = skip
    while try statement.step() {
      try take(number, statement)
      number += 1
    }
    connection.report(sql, rows: number - skip, since: began)
    return number
  }
}
