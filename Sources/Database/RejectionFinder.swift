/// Finds the rows of a save that the database rejects, and the reasons.
struct RejectionFinder {
  private let query: TableQuery
  private let connection: any Connection

  /// Begins with the table of a save, and its connection.
  init(_ query: TableQuery, on connection: any Connection) {
    (self.query, self.connection) = (query, connection)
  }

  /// Returns the problem of an edit whose statement has failed.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - error: The error of its statement.
  ///   - written: The rows of the save so far.
  /// - Returns: The problem, or nil if the error is not about the row.
  /// - Throws: An error if the database cannot be read.
  func problem(
    of edit: RowEdit,
    after error: DatabaseError,
    _ written: [WrittenRow]
  ) throws(DatabaseError) -> RowProblem? {
    guard let reason = connection.rowProblem(in: error) else { return nil }
    let value = connection.wrongParameter.flatMap { number in
      edit.values.indices.contains(number) ? edit.values[number] : nil
    }
    let taken = reason.isOfKey ? try takenKey(of: edit, written) : nil
    return RowProblem(row: edit.row, reason: taken?.reason ?? reason.naming(value?.column))
  }

  /// Returns the key of an edit that a row from before the save has, or nil.
  private func takenKey(
    of edit: RowEdit,
    _ written: [WrittenRow]
  ) throws(DatabaseError) -> TakenKey? {
    guard !connection.isIdle else { return nil }
    let known: TakenKey?
    do throws(DatabaseError) {
      known = try connection.protected { () throws(DatabaseError) in
        try TakenKeys(query, on: connection).key(of: edit)
      }
    } catch {
      guard error.isOfStatement || connection.rowProblem(in: error) != nil else { throw error }
      known = nil
    }
    return known.flatMap { key in
      written.contains { $0.isWritten && $0.identity == key.owner } ? nil : key
    }
  }

  /// Returns the problems of a transaction that cannot be committed, with the places of the rows.
  ///
  /// A database checks some references at the end. Rows that were broken before the save are left
  /// out if those of the save are known.
  ///
  /// - Parameters:
  ///   - error: The error of the commit.
  ///   - edits: The edits of the save, with their rows.
  /// - Returns: The problems.
  /// - Throws: An error if the database cannot be read.
  func problems(
    ofCommit error: DatabaseError,
    _ edits: Zip2Sequence<[RowEdit], [WrittenRow]>
  ) throws(DatabaseError) -> [RowProblem] {
    let found = try connection.problems(ofCommit: error)
    let own = found.flatMap { problem in
      edits.filter { problem.isOf($0.0, $0.1, in: query.table) }.map { edit, _ in
        RowProblem(row: edit.row, reason: problem.reason)
      }
    }
    return own.isEmpty ? found.map { RowProblem(row: $0.row, reason: $0.reason) } : own
  }
}
