package import JSON

/// The rows of a table at one moment: which there are, in their order.
package struct TableMoment: Sendable {
  /// The identities of the rows, in their order.
  package let identifiers: [RowIdentifier]

  /// A number for each row that changes with its values; empty if only the identities were read.
  package let fingerprints: [Int]

  /// Whether the database made the fingerprints; otherwise they are hashes of the values.
  package let hasVersions: Bool

  /// The sections, or nil for one without a header.
  package let groups: [TableGroup]?

  /// The state of the database.
  package let version: TableVersion
}

// Following the changes of other programs.
extension DatabaseTable {
  /// The largest number of needed rows that are read one by one; one pass reads more of them, unless
  /// they are fewer than a tenth of all rows.
  private static let mostSingleRows = 1000

  /// Returns whether the database may have changed since a moment, or since the opening for nil.
  ///
  /// - Complexity: O(1), or O(n) in the rows for a server that cannot tell.
  package func hasChanged(since known: TableVersion?) throws(DatabaseError) -> Bool {
    let (version, query) = (known ?? version, query)
    return try reading { connection throws(DatabaseError) in
      if let known = version.change, let now = try connection.changeMark(query) {
        return now != known
      }
      return try !version.isCurrent(query, connection)
    }
  }

  /// Reads the rows of one moment in a transaction.
  ///
  /// - Parameters:
  ///   - isExact: Whether to read the fingerprints of all rows, not only their identities.
  ///   - needed: Returns the numbers of the rows whose values are needed.
  /// - Returns: The moment, and the values by row number.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(n) in the rows.
  package func moment(
    isExact: Bool,
    values needed: (TableMoment) -> [Int] = { _ in [] }
  ) throws(DatabaseError) -> (moment: TableMoment, values: [Int: JSONValue]) {
    try atOneMoment { () throws(DatabaseError) in
      let moment = try readMoment(isExact)
      return (moment, try values(ofRows: needed(moment), at: moment))
    }
  }

  /// Runs work that reads rows of one moment, in a transaction.
  func atOneMoment<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try run(query.dialect.beginReading)
    do throws(DatabaseError) {
      let value = try work()
      try run("COMMIT")
      return value
    } catch {
      // A lost connection has ended the transaction itself.
      try? run("ROLLBACK")
      throw error
    }
  }

  private func run(_ sql: String) throws(DatabaseError) {
    try reading(inTransaction: sql != query.dialect.beginReading) {
      connection throws(DatabaseError) in try connection.run(sql)
    }
  }

  private func readMoment(_ isExact: Bool) throws(DatabaseError) -> TableMoment {
    let (query, hasGroups) = (query, groups != nil)
    return try reading(inTransaction: true) { connection throws(DatabaseError) in
      try connection.cancellable { () throws(DatabaseError) in
        // A change after this is noticed later, and then makes no difference.
        let change = try connection.changeMark(query)
        let reader = MomentReader(query, isExact: isExact, hasGroups: hasGroups)
        return try reader.read(on: connection, change)
      }
    }
  }

  private func values(
    ofRows numbers: [Int],
    at moment: TableMoment
  ) throws(DatabaseError) -> [Int: JSONValue] {
    let text = RowText(query)
    let query = query
    guard numbers.count > max(Self.mostSingleRows, moment.identifiers.count / 10) else {
      return try reading(inTransaction: true) { connection throws(DatabaseError) in
        var values: [Int: JSONValue] = [:]
        for number in numbers {
          let identity = moment.identifiers[number].values
          guard let bytes = try text.read(identity, on: connection) else { continue }
          values[number] = JSONValue(validated: bytes, range: 0..<bytes.count)
        }
        return values
      }
    }
    let needed = Set(numbers)
    return try reading(inTransaction: true) { connection throws(DatabaseError) in
      var values: [Int: JSONValue] = [:]
      _ = try RowReader(query, on: connection).read(
        query.columns,
        after: nil,
        limit: moment.identifiers.count
      ) { number, row throws(DatabaseError) in
        guard needed.contains(number) else { return }
        var bytes: [UInt8] = []
        text.append(row, to: &bytes)
        values[number] = JSONValue(validated: bytes, range: 0..<bytes.count)
      }
      return values
    }
  }
}

/// Reads the rows of a moment in one statement.
private struct MomentReader {
  private let query: TableQuery
  private let isExact: Bool
  private let hasGroups: Bool

  init(_ query: TableQuery, isExact: Bool, hasGroups: Bool) {
    (self.query, self.isExact, self.hasGroups) = (query, isExact, hasGroups)
  }

  func read(
    on connection: any Connection,
    _ change: DatabaseValue?
  ) throws(DatabaseError) -> TableMoment {
    let mark = try isExact && query.table.kind == .table ? connection.rowVersion(query) : nil
    let text = RowText(query)
    let identityCount = query.table.identity.names.count
    let columns = [query.identityColumns] + (isExact ? [mark ?? query.columns] : [])
    var identifiers: [RowIdentifier] = []
    var fingerprints: [Int] = []
    var bytes: [UInt8] = []
    _ = try RowReader(query, on: connection).read(
      columns.joined(separator: ", "),
      after: nil,
      limit: Int(Int32.max)
    ) { _, row throws(DatabaseError) in
      identifiers.append(RowIdentifier((0..<identityCount).map(row.value)))
      guard isExact else { return }
      if mark != nil {
        fingerprints.append(row.value(identityCount).hashValue)
      } else {
        bytes.removeAll(keepingCapacity: true)
        text.append(row, from: identityCount, to: &bytes)
        fingerprints.append(Self.hash(of: bytes))
      }
    }
    return TableMoment(
      identifiers: identifiers,
      fingerprints: fingerprints,
      hasVersions: mark != nil,
      groups: hasGroups ? try DatabaseTable.groups(query, query.keys[0], connection) : nil,
      version: TableVersion(change: change, contents: try connection.contentMark(query))
    )
  }

  /// Returns a hash of bytes.
  ///
  /// It takes eight bytes at a time, which is faster than the hash of the array.
  private static func hash(of bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes.count)
    var word: UInt64 = 0
    for index in bytes.indices {
      word = word << 8 | UInt64(bytes[index])
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    return hasher.finalize()
  }
}
