/// A search for the rows of a damaged table, by the values of their keys.
///
/// A key does not say what the next one is. So the rows before the first damage are read, and those after
/// the last one, from the end. Rows between are found if an index that can be read has their keys.
struct KeySearch {
  private let query: TableQuery
  private let connection: any Connection
  private let count: Int

  /// The rows that can be read, in the order of their keys.
  private(set) var identifiers: [RowIdentifier] = []

  /// The places of the rows that cannot be read.
  private(set) var missing: [MissingRows] = []

  init(_ query: TableQuery, on connection: any Connection) {
    let table = query.table
    self.query = TableQuery(table, where: query.condition, dialect: query.dialect)
    self.connection = connection
    count = table.identity.names.count
  }

  /// Finds the rows.
  ///
  /// - Throws: Another error than damage.
  mutating func run() throws(DatabaseError) {
    var seen: Set<RowIdentifier> = []
    let first = try read(query, &seen)
    let last = first.isWhole ? [] : try read(query.reversed, &seen).rows.reversed()
    let lookup = try RowTest(query, on: connection)
    let (start, end) = (try lookup.found(of: first.rows), try lookup.found(of: last))
    identifiers = start + end
    guard !first.isWhole || identifiers.count < seen.count else { return }
    missing = [MissingRows(after: start.last, before: end.first)]
    try addRows(of: ReadableRows.all(query, connection), lookup)
  }

  /// Adds the rows whose keys an index has, if the index has all others, too.
  private mutating func addRows(
    of all: [RowIdentifier],
    _ lookup: RowTest
  ) throws(DatabaseError) {
    let known = Set(identifiers)
    let keys = Set(all)
    guard keys.count == all.count, keys.isSuperset(of: known) else { return }
    identifiers = []
    missing = []
    var isMissing = false
    for row in all {
      var isFound = known.contains(row)
      if !isFound { isFound = try lookup.finds(row) }
      guard isFound else {
        isMissing = true
        continue
      }
      if isMissing { missing.append(MissingRows(after: identifiers.last, before: row)) }
      isMissing = false
      identifiers.append(row)
    }
    if isMissing { missing.append(MissingRows(after: identifiers.last, before: nil)) }
  }

  /// Reads rows up to the end or to damage.
  ///
  /// - Parameters:
  ///   - query: The rows in their order.
  ///   - seen: The rows so far; damage can make a circle of pages.
  /// - Returns: The rows, and whether the end was reached.
  /// - Throws: Another error than damage.
  private func read(
    _ query: TableQuery,
    _ seen: inout Set<RowIdentifier>
  ) throws(DatabaseError) -> (rows: [RowIdentifier], isWhole: Bool) {
    var rows: [RowIdentifier] = []
    do throws(DatabaseError) {
      let sql =
        "SELECT \(query.identityColumns), \(query.comparedColumns) FROM \(query.from)"
        + "\(query.filter())\(query.orderBy)"
      let statement = try connection.statement(sql, [], isLong: true)
      while try statement.step() {
        let row = RowIdentifier(statement, count: count)
        guard seen.insert(row).inserted else { return (rows, false) }
        rows.append(row)
      }
      return (rows, true)
    } catch {
      guard error.isUnreadable else { throw error }
      return (rows, false)
    }
  }
}

/// Reads rows by their identities; the way to a row may be damaged, too.
private struct RowTest {
  private let statement: any Statement

  init(_ query: TableQuery, on connection: any Connection) throws(DatabaseError) {
    let sql = "SELECT \(query.columns) FROM \(query.from) WHERE \(query.identityCondition)"
    let values = query.table.identity.names.map { _ in DatabaseValue.null }
    statement = try connection.statement(sql, values, isLong: false)
  }

  /// Returns those of some rows that can be read by their identities.
  func found(of rows: [RowIdentifier]) throws(DatabaseError) -> [RowIdentifier] {
    var found: [RowIdentifier] = []
    for row in rows where try finds(row) { found.append(row) }
    return found
  }

  /// Returns whether the identity of a row leads to it.
  func finds(_ row: RowIdentifier) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      try statement.restart(row.values)
      return try statement.step()
    } catch {
      guard error.isUnreadable else { throw error }
      return false
    }
  }
}
