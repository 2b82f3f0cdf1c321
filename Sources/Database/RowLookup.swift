import Platform

/// Reads rows by their identities.
///
/// A statement to a server is a trip there and back, so one statement finds many rows. In a file, one
/// statement runs once for each row.
struct RowLookup {
  private let query: TableQuery
  private let more: String?
  private let isWhole: Bool
  private let connection: any Connection

  /// Whether one statement reads many rows.
  private var findsMany: Bool { query.dialect.lookupCount > 1 }

  /// The number of the first column after those of the row.
  var moreStart: Int {
    rowCount + (findsMany ? query.table.identity.names.count : 0)
  }

  /// The number of columns of the row.
  private var rowCount: Int { isWhole ? query.table.columns.count : 0 }

  /// Creates a lookup.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - more: Columns to read after those of the row, in SQL, or nil.
  ///   - isWhole: Whether to read the columns of the row; otherwise there are more columns. The default
  ///     is true.
  ///   - connection: The connection.
  init(
    _ query: TableQuery,
    _ more: String? = nil,
    isWhole: Bool = true,
    on connection: any Connection
  ) {
    (self.query, self.more, self.isWhole) = (query, more, isWhole)
    self.connection = connection
  }

  /// Reads rows, in any order; rows that do not exist are left out.
  ///
  /// - Parameters:
  ///   - identities: The identities of the rows, without empty ones.
  ///   - take: Receives the number of a row in the list, and the statement at that row. Its first columns
  ///     are those of the table.
  /// - Throws: An error of the database, or that of `take`.
  /// - Complexity: One statement for each row of a file, all in one transaction, and for 64 rows of a
  ///   server.
  func read(
    _ identities: [[DatabaseValue]],
    take: (_ number: Int, _ row: any Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    // A statement outside of a transaction locks the file, and looks for a journal, each time.
    let begins = !findsMany && identities.count > 1 && connection.isIdle
    if begins { try connection.run("BEGIN") }
    defer { if begins, !connection.isIdle { try? connection.run("COMMIT") } }
    let most = query.dialect.lookupCount
    let whole = identities.count / most * most
    if whole > 0 { try read(identities, in: 0..<whole, by: most, take) }
    guard whole < identities.count else { return }
    try read(identities, in: whole..<identities.count, by: identities.count - whole, take)
  }

  /// Reads a range of rows with one statement that runs once for each group of them.
  private func read(
    _ identities: [[DatabaseValue]],
    in range: Range<Int>,
    by size: Int,
    _ take: (_ number: Int, _ row: any Statement) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let sql = sql(size)
    let began = connection.reportStart
    var running: (any Statement)?
    var count = 0
    for start in stride(from: range.lowerBound, to: range.upperBound, by: size) {
      let group = start..<start + size
      let values = Array(identities[group].joined())
      let statement: any Statement
      if let running {
        try running.restart(values)
        statement = running
      } else {
        statement = try connection.statement(sql, values, isLong: false)
        running = statement
      }
      let numbers = findsMany ? Dictionary(grouping: group) { RowIdentifier(identities[$0]) } : [:]
      while try statement.step() {
        for number in findsMany ? numbers[identifier(statement)] ?? [] : [start] {
          count += 1
          try take(number, statement)
        }
      }
    }
    connection.report(sql, rows: count, since: began)
  }

  private func identifier(_ row: any Statement) -> RowIdentifier {
    RowIdentifier(row, from: rowCount, count: query.table.identity.names.count)
  }

  private func sql(_ count: Int) -> String {
    let columns = [
      isWhole ? query.columns : nil, findsMany ? query.identityColumns : nil, more,
    ]
    let condition = findsMany ? query.identityCondition(ofRows: count) : query.identityCondition
    return "SELECT \(columns.compactMap(\.self).joined(by: ", ")) FROM \(query.from)"
      + " WHERE \(condition)"
  }
}
