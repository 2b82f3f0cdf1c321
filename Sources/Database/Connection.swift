import Platform

/// An open database.
///
/// A connection is used by one thread at a time.
package protocol Connection: AnyObject {
  /// The database's own rules.
  var dialect: Dialect { get }

  /// The observer of statements, or nil.
  var observer: (@Sendable (StatementReport) -> Void)? { get set }

  /// The number of rows that the last statement changed, without those of triggers.
  var changes: Int { get }

  /// The number of the value that the database rejected in the last failed statement.
  ///
  /// Numbers begin with 0. It is nil if the database does not name a value.
  var wrongParameter: Int? { get }

  /// Whether no transaction is open.
  var isIdle: Bool { get }

  /// Starts a single statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, with the dialect's mark for each value.
  ///   - values: The values.
  ///   - isLong: Whether more rows may follow than should be in memory at once.
  /// - Returns: The statement, before its first row.
  /// - Throws: An error if the text is not a single statement.
  func statement(
    _ sql: String,
    _ values: [DatabaseValue],
    isLong: Bool
  ) throws(DatabaseError) -> any Statement

  /// Returns the problem of a row that an error of a statement describes, or nil for other errors.
  func rowProblem(in error: DatabaseError) -> RowProblem.Reason?

  /// Returns the problems of an open transaction that cannot be committed; they name their rows as
  /// far as the database does.
  func problems(ofCommit error: DatabaseError) throws(DatabaseError) -> [CommitProblem]

  /// Returns the number of the open transaction, by which its outcome can be asked later; nil if the
  /// database cannot tell outcomes.
  func transaction() throws(DatabaseError) -> DatabaseValue?

  /// Returns whether a transaction of a lost connection was committed; nil if that is not known.
  func isCommitted(_ transaction: DatabaseValue) throws(DatabaseError) -> Bool?

  /// Reads the tables and views in the order of their creation or their names.
  func readTables() throws(DatabaseError) -> [CatalogTable]

  /// Returns the names of the columns of which no two rows may have the same values: of one column or
  /// of several.
  func uniqueColumns(_ query: TableQuery) throws(DatabaseError) -> Set<String>

  /// Returns the columns of each key that no two rows may share.
  ///
  /// Keys of only some rows and those of expressions are left out.
  func uniqueKeys(_ query: TableQuery) throws(DatabaseError) -> [[String]]

  /// Returns whether a statement that changes a row of a table may change other ones, too: by a
  /// trigger, a rule, or a reference that cascades.
  func hasSideEffects(_ query: TableQuery) throws(DatabaseError) -> Bool

  /// Returns the number of parameters of a statement, which is not run.
  ///
  /// - Throws: An error if the text is not a single statement, or if it would change the database.
  func parameterCount(ofReading sql: String) throws(DatabaseError) -> Int

  /// Returns a value that changes when another connection changes the database; nil if the database
  /// cannot tell.
  ///
  /// The value may also change when no row of the query does.
  func changeMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue?

  /// Returns a value that changes with the columns of a table, or nil if it does not exist.
  ///
  /// The value may also change when the columns do not. The statement is not reported.
  func schemaMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue?

  /// Returns values that change when rows of a query change; nil if only reading all rows can tell.
  ///
  /// The first value is the number of the rows.
  ///
  /// - Complexity: O(n) in the rows, without sending them.
  func contentMark(_ query: TableQuery) throws(DatabaseError) -> [DatabaseValue]?

  /// Returns the value in SQL that changes with each change of a row; nil if only the row's values
  /// can tell.
  func rowVersion(_ query: TableQuery) throws(DatabaseError) -> String?

  /// Returns the database's own rules, as far as only the database knows them, for a query that some
  /// rules give.
  func readDialect(for query: (Dialect) -> TableQuery) throws(DatabaseError) -> Dialect

  /// Tries what a server can do, once in a connection; nil if the database is a file.
  func capabilities(_ query: TableQuery) throws(DatabaseError) -> ServerCapabilities?

  /// Uses other ways than some abilities from now on, as if the server did not have them.
  func deny(_ abilities: Set<ServerCapabilities.Ability>)

  /// Runs work that Ctrl-C cancels.
  func cancellable<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value
}

extension [[DatabaseValue]] {
  /// The names of the second column, in groups of rows with the same value in the first one.
  var groupedNames: [[String]] {
    var groups: [[String]] = []
    var last: DatabaseValue?
    for row in self {
      if row[0] != last { groups.append([]) }
      last = row[0]
      groups[groups.count - 1].append(row[1].header)
    }
    return groups
  }
}

extension Connection {
  package var wrongParameter: Int? { nil }

  /// Runs a statement to its end.
  package func run(_ sql: String, _ values: [DatabaseValue] = []) throws(DatabaseError) {
    let statement = try statement(sql, values, isLong: false)
    while try statement.step() {}
  }

  /// Returns all rows of a statement.
  package func rows(
    _ sql: String,
    _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    let start = reportStart
    let statement = try statement(sql, values, isLong: false)
    var rows: [[DatabaseValue]] = []
    while try statement.step() { rows.append(statement.row) }
    report(sql, rows: rows.count, since: start)
    return rows
  }

  /// Runs statements so that their failure does not end the transaction.
  func protected<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    guard dialect.needsSavepoints else { return try work() }
    try run("SAVEPOINT edit")
    do throws(DatabaseError) {
      let value = try work()
      try run("RELEASE SAVEPOINT edit")
      return value
    } catch {
      if !isIdle { try run("ROLLBACK TO SAVEPOINT edit") }
      throw error
    }
  }

  /// Returns all rows of a statement that only asks whether to read; it is not reported.
  func unreportedRows(
    _ sql: String,
    _ values: [DatabaseValue] = []
  ) throws(DatabaseError) -> [[DatabaseValue]] {
    let statement = try statement(sql, values, isLong: false)
    var rows: [[DatabaseValue]] = []
    while try statement.step() { rows.append(statement.row) }
    return rows
  }

  /// The time at which a statement begins, for its report.
  var reportStart: UInt64 { observer == nil ? 0 : Clock.monotonicNanoseconds }

  /// Reports a statement that has ended.
  func report(_ sql: String, rows: Int, since start: UInt64) {
    guard let observer else { return }
    observer(
      StatementReport(
        sql: dialect.written(sql),
        rows: rows,
        nanoseconds: Clock.monotonicNanoseconds &- start
      )
    )
  }
}

/// A statement that runs: it moves from row to row.
package protocol Statement: AnyObject {
  /// The number of columns of a row.
  var columnCount: Int { get }

  /// Restarts the statement with other values.
  func restart(_ values: [DatabaseValue]) throws(DatabaseError)

  /// Moves to the next row; returns false at the end.
  func step() throws(DatabaseError) -> Bool

  /// Returns a value of the current row.
  func value(_ column: Int) -> DatabaseValue

  /// Returns a number for the values of the current row from a column on.
  ///
  /// Rows with equal values have equal numbers. Other rows have other ones, except by a chance of
  /// one to 2⁶⁴.
  func fingerprint(from first: Int) -> Int
}

extension Statement {
  package func fingerprint(from first: Int) -> Int {
    var hasher = Hasher()
    for column in first..<columnCount {
      let value = value(column)
      hasher.combine(value)
      // Zero and minus zero are equal numbers with different texts.
      if case .real(let real) = value { hasher.combine(real.bitPattern) }
    }
    return hasher.finalize()
  }

  /// The values of the current row.
  package var row: [DatabaseValue] { (0..<columnCount).map(value) }
}

/// A statement that has read rows.
package struct StatementReport: Hashable, Sendable {
  /// The statement, with a placeholder for each value.
  package let sql: String

  /// The number of rows that it returned.
  package let rows: Int

  /// The time that it took, in nanoseconds.
  package let nanoseconds: UInt64
}
