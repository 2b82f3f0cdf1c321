/// Makes the statements of edits of a table, with their values.
struct EditStatements {
  private let query: TableQuery

  /// Begins with the table.
  init(_ query: TableQuery) { self.query = query }

  /// Returns the statement that writes an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - isGuarded: Whether the row must still have the values that the user saw.
  ///   - returns: Whether the statement returns the identity of the row. For a deleted row, it returns
  ///     the values that the table may not show whole.
  /// - Returns: The statement and its values.
  func writing(
    _ edit: RowEdit,
    isGuarded: Bool,
    returns: Bool
  ) -> (sql: String, values: [DatabaseValue]) {
    let names = edit.values.map { query.dialect.quoted($0.column) }
    let returning = returns ? " RETURNING \(query.identityColumns)" : ""
    if edit.kind == .insert {
      let columns = names.joined(separator: ", ")
      let marks = names.map { _ in query.dialect.mark }.joined(separator: ", ")
      let rule = edit.overridesKey ? " OVERRIDING SYSTEM VALUE" : ""
      let values = names.isEmpty ? " DEFAULT VALUES" : " (\(columns))\(rule) VALUES (\(marks))"
      return ("INSERT INTO \(query.from)\(values)\(returning)", edit.values.map(\.new))
    }
    let (place, guards) = guards(edit, isGuarded: isGuarded)
    if edit.kind == .delete {
      let columns = returns ? edit.unshown.map(query.dialect.quoted).joined(separator: ", ") : ""
      let returning = columns.isEmpty ? "" : " RETURNING \(columns)"
      return ("DELETE FROM \(query.from)\(place)\(returning)", guards)
    }
    let assignments = names.map { "\($0) = \(query.dialect.mark)" }.joined(separator: ", ")
    return (
      "UPDATE \(query.from) SET \(assignments)\(place)\(returning)",
      edit.values.map(\.new) + guards
    )
  }

  /// Returns the statement by which a row gives up the values of some columns.
  func leaving(
    _ columns: [String],
    of edit: RowEdit
  ) -> (sql: String, values: [DatabaseValue]) {
    let (place, guards) = guards(edit, isGuarded: true)
    let assignments = query.table.columns.filter { columns.contains($0.name) }.map {
      "\(query.dialect.quoted($0.name)) = \(query.freeValue(of: $0))"
    }
    return ("UPDATE \(query.from) SET \(assignments.joined(separator: ", "))\(place)", guards)
  }

  /// Returns the statement that reads the columns of an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - locks: Whether the row is locked until the end of the transaction.
  /// - Returns: The statement and its values. It reads one more column if the edit has none.
  func reading(_ edit: RowEdit, locks: Bool) -> (sql: String, values: [DatabaseValue]) {
    let names = edit.values.map { query.dialect.quoted($0.column) }
    // A statement needs a column, and cannot have more than the widest table.
    let columns = names.isEmpty ? ["1"] : names
    let sql =
      "SELECT \(columns.joined(separator: ", ")) FROM \(query.from)"
      + " WHERE \(query.identityCondition)\(locks ? query.dialect.locking : "")"
    return (sql, edit.identity)
  }

  /// Returns the condition that a row has its identity and the values that the user saw.
  private func guards(_ edit: RowEdit, isGuarded: Bool) -> (sql: String, values: [DatabaseValue]) {
    let guarded = isGuarded ? edit.values.filter(\.isGuarded) : []
    let same = guarded.enumerated().map { query.isSame($1.column, near: $0) }
    let conditions = [query.identityCondition] + same
    return (" WHERE " + conditions.combined(by: "AND"), edit.identity + guarded.map(\.old))
  }
}
