import JSON
import Platform

/// Reads the rows of a moment in one statement, which may pause between two rows.
final class MomentReader {
  /// The largest number of needed rows that are always looked up.
  ///
  /// More than these and than a tenth of all rows are read in one pass.
  private static let mostLookups = 1000

  /// The number of rows between two looks at the clock.
  private static let rowsBetweenLooks = 256

  private let query: TableQuery
  private let connection: any Connection
  private let isExact: Bool

  /// Whether the database has versions of rows.
  private let hasVersions: Bool
  private let identityCount: Int
  private let sql: String
  private let began: UInt64
  private let statement: any Statement
  private var identifiers: [RowIdentifier] = []
  private var fingerprints: [Int] = []

  /// Starts the statement.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - isExact: Whether to read the fingerprints of the rows, not only their identities.
  ///   - connection: The connection, in a transaction.
  /// - Throws: An error if the statement cannot start.
  init(
    _ query: TableQuery,
    isExact: Bool,
    on connection: any Connection
  ) throws(DatabaseError) {
    (self.query, self.isExact, self.connection) = (query, isExact, connection)
    let mark = try isExact && query.table.kind == .table ? connection.rowVersion(query) : nil
    hasVersions = mark != nil
    identityCount = query.table.identity.names.count
    let columns = [query.identityColumns] + (isExact ? [mark ?? query.comparedColumns] : [])
    sql =
      "SELECT \(columns.joined(separator: ", ")) FROM \(query.from)\(query.filter())"
      + query.orderBy
    began = connection.reportStart
    statement = try connection.statement(sql, [], isLong: true)
  }

  /// Reads further rows.
  ///
  /// - Parameter end: The time at which to pause, in nanoseconds of the clock.
  /// - Returns: Whether all rows are read.
  /// - Throws: An error if the database cannot be read.
  func read(until end: UInt64) throws(DatabaseError) -> Bool {
    while try statement.step() {
      identifiers.append(RowIdentifier(statement, count: identityCount))
      if hasVersions {
        fingerprints.append(statement.value(identityCount).hashValue)
      } else if isExact {
        fingerprints.append(statement.fingerprint(from: identityCount))
      }
      guard identifiers.count.isMultiple(of: Self.rowsBetweenLooks) else { continue }
      if Clock.monotonicNanoseconds >= end { return false }
    }
    connection.report(sql, rows: identifiers.count, since: began)
    return true
  }

  /// Returns the moment, after all rows were read.
  ///
  /// - Parameters:
  ///   - change: The mark of the database from before the moment.
  ///   - hasGroups: Whether the table has sections.
  /// - Returns: The moment.
  /// - Throws: An error if the database cannot be read.
  func moment(
    _ change: DatabaseValue?,
    hasGroups: Bool
  ) throws(DatabaseError) -> TableMoment {
    TableMoment(
      query: query,
      identifiers: identifiers,
      fingerprints: fingerprints,
      hasVersions: hasVersions,
      groups: hasGroups ? try DatabaseTable.groups(query, query.keys[0], connection) : nil,
      version: TableVersion(change: change, contents: try connection.contentMark(query))
    )
  }

  /// Returns the values of rows by their numbers at a moment, in the transaction of the moment.
  static func values(
    ofRows numbers: [Int],
    at moment: TableMoment,
    on connection: any Connection
  ) throws(DatabaseError) -> [Int: JSONValue] {
    let query = moment.query
    let text = RowText(query)
    var values: [Int: JSONValue] = [:]
    guard numbers.count > max(mostLookups, moment.identifiers.count / 10) else {
      try RowLookup(query, on: connection).read(numbers.map { moment.identifiers[$0].values }) {
        place,
        row in values[numbers[place]] = text.value(row)
      }
      return values
    }
    let needed = Set(numbers)
    _ = try RowReader(query, on: connection).read(
      query.columns,
      after: nil,
      limit: moment.identifiers.count
    ) { number, row throws(DatabaseError) in
      if needed.contains(number) { values[number] = text.value(row) }
    }
    return values
  }
}
