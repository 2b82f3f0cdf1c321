package import JSON

/// The rows of a table at one moment: which there are, in their order.
package struct TableMoment: Sendable {
  /// The table with its columns at the moment.
  package let query: TableQuery

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
  ///   - query: The table with its columns now, or nil for those of the opening.
  ///   - isExact: Whether to read the fingerprints of all rows, not only their identities.
  ///   - needed: Returns the numbers of the rows whose values are needed.
  /// - Returns: The moment, and the values by row number.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(n) in the rows.
  package func moment(
    of query: TableQuery? = nil,
    isExact: Bool,
    values needed: (TableMoment) -> [Int] = { _ in [] }
  ) throws(DatabaseError) -> (moment: TableMoment, values: [Int: JSONValue]) {
    try atOneMoment { () throws(DatabaseError) in
      let moment = try readMoment(query ?? self.query, isExact)
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

  private func readMoment(
    _ query: TableQuery,
    _ isExact: Bool
  ) throws(DatabaseError) -> TableMoment {
    let hasGroups = groups != nil
    return try reading(inTransaction: true) { connection throws(DatabaseError) in
      try connection.cancellable { () throws(DatabaseError) in
        // A change after this is noticed later, and then makes no difference.
        let change = try connection.changeMark(query)
        let reader = try MomentReader(query, isExact: isExact, on: connection)
        _ = try reader.read(until: .max)
        return try reader.moment(change, hasGroups: hasGroups)
      }
    }
  }

  private func values(
    ofRows numbers: [Int],
    at moment: TableMoment
  ) throws(DatabaseError) -> [Int: JSONValue] {
    try reading(inTransaction: true) { connection throws(DatabaseError) in
      try MomentReader.values(ofRows: numbers, at: moment, on: connection)
    }
  }
}
