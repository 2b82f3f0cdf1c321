@testable import Database

/// A connection that is lost at COMMIT, before or after the database has done it.
///
/// It cannot tell outcomes, as a server without `pg_xact_status`.
final class LosingConnection: Connection {
  private let connection: any Connection
  private let commits: Bool

  init(_ connection: any Connection, commits: Bool) {
    (self.connection, self.commits) = (connection, commits)
  }

  func statement(
    _ sql: String,
    _ values: [DatabaseValue],
    isLong: Bool
  ) throws(DatabaseError) -> any Statement {
    guard sql == "COMMIT" else {
      return try connection.statement(sql, values, isLong: isLong)
    }
    try connection.run(commits ? "COMMIT" : "ROLLBACK")
    throw .disconnected(message: "lost")
  }

  func transaction() throws(DatabaseError) -> DatabaseValue? { nil }

  func isCommitted(_ transaction: DatabaseValue) throws(DatabaseError) -> Bool? { nil }

  // MARK: As the other connection

  var dialect: Dialect { connection.dialect }
  var changes: Int { connection.changes }
  var isIdle: Bool { connection.isIdle }

  var observer: (@Sendable (StatementReport) -> Void)? {
    get { connection.observer }
    set { connection.observer = newValue }
  }

  func rowProblem(in error: DatabaseError) -> RowProblem.Reason? {
    connection.rowProblem(in: error)
  }

  func problems(ofCommit error: DatabaseError) throws(DatabaseError) -> [CommitProblem] {
    try connection.problems(ofCommit: error)
  }

  func readTables() throws(DatabaseError) -> [CatalogTable] { try connection.readTables() }

  func uniqueColumns(_ query: TableQuery) throws(DatabaseError) -> Set<String> {
    try connection.uniqueColumns(query)
  }

  func uniqueKeys(_ query: TableQuery) throws(DatabaseError) -> [[String]] {
    try connection.uniqueKeys(query)
  }

  func hasSideEffects(_ query: TableQuery) throws(DatabaseError) -> Bool {
    try connection.hasSideEffects(query)
  }

  func parameterCount(ofReading sql: String) throws(DatabaseError) -> Int {
    try connection.parameterCount(ofReading: sql)
  }

  func changeMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    try connection.changeMark(query)
  }

  func schemaMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    try connection.schemaMark(query)
  }

  func contentMark(_ query: TableQuery) throws(DatabaseError) -> [DatabaseValue]? {
    try connection.contentMark(query)
  }

  func rowVersion(_ query: TableQuery) throws(DatabaseError) -> String? {
    try connection.rowVersion(query)
  }

  func readDialect(for query: (Dialect) -> TableQuery) throws(DatabaseError) -> Dialect {
    try connection.readDialect(for: query)
  }

  func capabilities(_ query: TableQuery) throws(DatabaseError) -> ServerCapabilities? {
    try connection.capabilities(query)
  }

  func deny(_ abilities: Set<ServerCapabilities.Ability>) { connection.deny(abilities) }

  func cancellable<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value { try connection.cancellable(work) }
}
