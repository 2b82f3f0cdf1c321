/// Finds out from the rows whether a save was committed before its connection was lost.
struct SaveOutcome {
  private let query: TableQuery
  private let connection: any Connection

  init(_ query: TableQuery, on connection: any Connection) {
    (self.query, self.connection) = (query, connection)
  }

  /// Returns whether a save was committed; nil if the rows do not tell, or contradict each other.
  ///
  /// The look locks the rows. So it waits until the server has ended the lost transaction.
  func isCommitted(
    _ edits: some Sequence<(RowEdit, WrittenRow)>
  ) throws(DatabaseError) -> Bool? {
    var outcome: Bool?
    for (edit, written) in edits {
      guard let isWritten = try isWritten(edit, written) else { continue }
      guard outcome ?? isWritten == isWritten else { return nil }
      outcome = isWritten
    }
    return outcome
  }

  /// Returns whether the row of an edit has its new values; nil if it has others than before, too.
  private func isWritten(
    _ edit: RowEdit,
    _ written: WrittenRow
  ) throws(DatabaseError) -> Bool? {
    switch edit.kind {
    case .insert:
      // A missing row may have been deleted since.
      guard !written.identity.isEmpty else { return nil }
      return try hasRow(written.identity, edit.values.map { ($0.column, $0.new) }) ? true : nil
    case .update:
      if try hasRow(written.identity, edit.values.map { ($0.column, $0.new) }) { return true }
      return try hasRow(edit.identity, edit.values.map { ($0.column, $0.old) }) ? false : nil
    case .delete:
      if try !hasRow(edit.identity, []) { return true }
      return try hasRow(edit.identity, edit.values.map { ($0.column, $0.old) }) ? false : nil
    }
  }

  private func hasRow(
    _ identity: [DatabaseValue],
    _ values: [(column: String, value: DatabaseValue)]
  ) throws(DatabaseError) -> Bool {
    let conditions = [query.identityCondition] + values.map { query.isSame($0.column) }
    let sql =
      "SELECT 1 FROM \(query.from) WHERE \(conditions.combined(by: "AND"))" + query.dialect.locking
    return try !connection.rows(sql, identity + values.map(\.value)).isEmpty
  }
}
