import JSON

/// A row as a save has written it.
struct WrittenRow {
  let identity: [DatabaseValue]

  /// The other program's value that was overwritten, or nil.
  var overwritten: RowProblem?

  /// Whether the save kept the values of another program and dropped the edit.
  var isKept = false

  /// Whether the save changed the row.
  var isWritten = false

  /// The values of a deleted row that are more than what the table shows of them, by column.
  var unshown: [String: DatabaseValue] = [:]
}

/// The end of a save: the commit, its outcome, and the rows that the database has then.
struct SaveCommit {
  private let query: TableQuery
  private let edits: [RowEdit]
  private let written: [WrittenRow]
  private let address: DatabaseAddress

  /// Begins with what the transaction has written.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - edits: The edits.
  ///   - written: Their rows, in the same order.
  ///   - address: The place of the database, for another connection if this one is lost.
  init(
    _ query: TableQuery,
    _ edits: [RowEdit],
    _ written: [WrittenRow],
    to address: DatabaseAddress
  ) {
    (self.query, self.edits, self.written, self.address) = (query, edits, written, address)
  }

  /// Commits the transaction of a connection, and reads the saved rows.
  ///
  /// - Parameter connection: The connection; if it is lost, another one tells the outcome.
  /// - Returns: The row of each edit as the database has it now.
  /// - Throws: An error if the transaction was not committed, or if that is not known.
  func run(on connection: any Connection) throws(DatabaseError) -> [SavedRow] {
    rows(try commit(connection))
  }

  /// Commits the save; returns the connection that reads the saved rows.
  private func commit(_ connection: any Connection) throws(DatabaseError) -> any Connection {
    let transaction = try connection.transaction()
    let edits = zip(edits, written)
    do throws(DatabaseError) { try connection.run("COMMIT") } catch {
      guard case .disconnected(let message) = error else {
        let finder = RejectionFinder(query, on: connection)
        throw .rejected(try finder.problems(ofCommit: error, edits))
      }
      guard let other = try? address.connectForWriting() else { throw .unknownOutcome }
      let known = transaction.flatMap { try? other.isCommitted($0) }
      guard let isCommitted = known ?? (try? SaveOutcome(query, on: other).isCommitted(edits))
      else { throw .unknownOutcome }
      guard isCommitted else { throw .disconnected(message: "not saved: \(message)") }
      return other
    }
    return connection
  }

  /// Reads the saved rows; the save is done, whatever happens now.
  private func rows(_ connection: any Connection) -> [SavedRow] {
    let text = RowText(query)
    let places = written.indices.filter { !written[$0].identity.isEmpty }
    let identities = places.map { written[$0].identity }
    var values: [Int: JSONValue] = [:]
    var outside: Set<Int> = []
    var problem: DatabaseError?
    do throws(DatabaseError) {
      try RowLookup(query, on: connection).read(identities) { number, row in
        values[places[number]] = text.value(row)
      }
      if let condition = query.conditionColumn {
        let lookup = RowLookup(query, condition, isWhole: false, on: connection)
        try lookup.read(identities) { number, row in
          if row.value(lookup.moreStart).integer == 0 { outside.insert(places[number]) }
        }
      }
    } catch {
      problem = error
    }
    return written.enumerated().map { number, row in
      SavedRow(
        identity: row.identity,
        value: values[number],
        problem: values[number] == nil ? problem : nil,
        overwritten: row.overwritten,
        isKept: row.isKept,
        isWritten: row.isWritten,
        unshown: row.unshown,
        isOutside: outside.contains(number)
      )
    }
  }
}
