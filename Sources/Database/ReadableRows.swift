import Synchronization

/// Rows of a damaged table that cannot be read.
package struct MissingRows: Hashable, Sendable {
  /// The identity of the last row before them that can be read, or nil at the start.
  package let after: RowIdentifier?

  /// The identity of the first row after them that can be read, or nil at the end.
  package let before: RowIdentifier?
}

/// The rows of a damaged table that can be read, in the order of a query.
///
/// Damage hides the rows of some pages of the file. The number of a later row leads past them, or the
/// way from the end.
struct ReadableRows: Sendable {
  /// The rows; those that cannot be read are left out, or are rows that do not exist.
  let identifiers: [RowIdentifier]

  /// The sections, or nil without any.
  let groups: [TableGroup]?

  /// The places of the rows that cannot be read, in the order of the identities.
  let missing: [MissingRows]

  /// Returns whether rows after damage can be found: they are in a file and have an identity.
  static func canFind(_ query: TableQuery) -> Bool {
    query.table.identity != .none && !query.dialect.numbersValues
  }

  /// Finds the rows.
  ///
  /// - Parameters:
  ///   - query: The rows, which have an identity.
  ///   - hasGroups: Whether the first key of the order gives the sections.
  ///   - connection: The connection.
  /// - Throws: An error if no index that can be read has the order, or if Ctrl-C was pressed.
  /// - Complexity: O(n + g log n) for g gaps.
  init(
    _ query: TableQuery,
    hasGroups: Bool,
    on connection: any Connection
  ) throws(DatabaseError) {
    let found: [RowIdentifier]
    (found, missing) = try connection.cancellable { () throws(DatabaseError) in
      try Self.search(query, connection)
    }
    if !hasGroups, let isDescending = query.sortsByIdentity {
      (identifiers, groups) = (isDescending ? found.reversed() : found, nil)
    } else {
      (identifiers, groups) = try Self.sorted(found, query, hasGroups, connection)
    }
  }

  /// Returns the rows that can be read, in the order of their identities, and the places of the others.
  private static func search(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> ([RowIdentifier], [MissingRows]) {
    guard case .rowid = query.table.identity else {
      var search = KeySearch(query, on: connection)
      try search.run()
      return (search.identifiers, search.missing)
    }
    var search = RowSearch(query, on: connection)
    try search.run()
    return (search.numbers.map { RowIdentifier([.integer(Int64($0))]) }, search.missing)
  }

  /// Finds the rows of a table whose rows are shown already.
  ///
  /// All rows keep their numbers if an index has all of them.
  ///
  /// - Parameters:
  ///   - query: The rows, which have an identity.
  ///   - hasGroups: Whether the first key of the order gives the sections.
  ///   - connection: The connection.
  ///   - fits: Whether the table may have a number of rows.
  /// - Throws: An error if the rows cannot be in their places, or if Ctrl-C was pressed.
  init(
    shown query: TableQuery,
    hasGroups: Bool,
    on connection: any Connection,
    fits: (_ count: Int) -> Bool
  ) throws(DatabaseError) {
    let found = try ReadableRows(query, hasGroups: hasGroups, on: connection)
    (missing, groups) = (found.missing, nil)
    let (readable, all) = (Set(found.identifiers), try Self.all(query, connection))
    // The index may be damaged, too.
    let known = Set(all)
    if fits(all.count), known.count == all.count, known.isSuperset(of: readable) {
      identifiers = all.map { readable.contains($0) ? $0 : .unreadable }
    } else if !hasGroups {
      identifiers = found.identifiers
    } else {
      throw .damaged(message: "rows of the sections are missing; `open` reads the others")
    }
  }

  /// Returns all rows in their order, or none if no index has them.
  static func all(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> [RowIdentifier] {
    guard query.condition == nil else { return [] }
    // An expression as the order keeps the database from reading the rows themselves.
    let order = query.sortsByIdentity.map { isDescending in
      let names = query.table.identity.names.map {
        "+\(query.dialect.quoted($0))\(isDescending ? " DESC" : "")"
      }
      return " ORDER BY \(names.joined(separator: ", "))"
    }
    let sql = "SELECT \(query.identityColumns) FROM \(query.from)\(order ?? query.orderBy)"
    let count = query.table.identity.names.count
    var all: [RowIdentifier] = []
    do throws(DatabaseError) {
      try connection.cancellable { () throws(DatabaseError) in
        let statement = try connection.statement(sql, [], isLong: true)
        while try statement.step() { all.append(RowIdentifier(statement, count: count)) }
      }
    } catch {
      guard case .damaged = error else { throw error }
      return []
    }
    return all
  }

  /// Sorts rows by an index, which has all values of the order.
  private static func sorted(
    _ rows: [RowIdentifier],
    _ query: TableQuery,
    _ hasGroups: Bool,
    _ connection: any Connection
  ) throws(DatabaseError) -> ([RowIdentifier], [TableGroup]?) {
    let readable = Set(rows)
    let count = query.table.identity.names.count
    let key = query.dialect.quoted(query.keys[0].column)
    let direction = query.keys[0].isDescending ? " DESC" : ""
    let group = hasGroups ? ", \(key), dense_rank() OVER (ORDER BY \(key)\(direction))" : ""
    let sql = "SELECT \(query.identityColumns)\(group) FROM \(query.from)\(query.orderBy)"
    var found: [RowIdentifier] = []
    var groups: [TableGroup] = []
    var last: DatabaseValue?
    do throws(DatabaseError) {
      try connection.cancellable { () throws(DatabaseError) in
        let statement = try connection.statement(sql, [], isLong: true)
        while try statement.step() {
          let row = RowIdentifier(statement, count: count)
          guard readable.contains(row) else { continue }
          found.append(row)
          guard hasGroups else { continue }
          if statement.value(count + 1) == last, let group = groups.popLast() {
            groups.append(TableGroup(header: group.header, count: group.count + 1))
          } else {
            groups.append(TableGroup(header: statement.value(count).header, count: 1))
            last = statement.value(count + 1)
          }
        }
      }
    } catch {
      guard case .damaged = error else { throw error }
      throw .damaged(message: "no readable index sorts the rows by \(query.order)")
    }
    return (found, hasGroups ? groups : nil)
  }
}

extension TableQuery {
  /// Whether the identities descend from row to row; nil if other values sort the rows.
  fileprivate var sortsByIdentity: Bool? {
    guard let key = keys.first else { return nil }
    guard case .rowid = table.identity else {
      let isSame = keys.map(\.column) == table.identity.names
      let isUniform = keys.allSatisfy { $0.isDescending == key.isDescending }
      return isSame && isUniform ? key.isDescending : nil
    }
    let isNumber =
      table.identity.names.contains(key.column)
      || (table.rowNumberColumn.map { $0 == table.column(named: key.column) } ?? false)
    return isNumber ? key.isDescending : nil
  }
}

// Tables whose damage is found when their rows are read: a count may need only an index.
extension DatabaseTable {
  /// Finds the rows that can be read, after some could not be read.
  ///
  /// - Parameter problem: The problem, which ``takeProblem()`` returns then.
  /// - Returns: Whether they were found now; then all further rows are among them.
  /// - Throws: An error if the rows cannot be sorted, or if Ctrl-C was pressed.
  func findReadable(after problem: DatabaseError) throws(DatabaseError) -> Bool {
    guard case .damaged(let message) = problem, generation == 0, ReadableRows.canFind(query),
      readOnlyReason != .damaged
    else { return false }
    let (query, hasGroups, rows, isOpen) = (query, groups != nil, rowCount, isCounting)
    let found = try pages.with(generation) {
      pages,
      connection throws(DatabaseError) -> ReadableRows in
      let found = try ReadableRows(shown: query, hasGroups: hasGroups, on: connection) { count in
        count == rows || (isOpen && count > rows)
      }
      pages = RowPages(query)
      pages.fix(found.identifiers)
      return found
    }
    extent.withLock { extent in
      if !extent.isComplete { extent.rows = max(extent.rows, found.identifiers.count) }
      extent.isComplete = true
      extent.damage = TableExtent.Damage(missing: found.missing)
    }
    note(.damaged(message: "\(message); `info` says which rows are missing"))
    return true
  }

  /// The places of the rows that cannot be read, if their identities tell.
  package var missingRows: [MissingRows] { extent.withLock { $0.damage?.missing ?? [] } }
}
