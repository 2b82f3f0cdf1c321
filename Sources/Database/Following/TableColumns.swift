import Synchronization

// Columns that another program changes while a table is open.
extension DatabaseTable {
  /// Returns the table with the columns that it has now.
  ///
  /// - Returns: The same query if no column came or changed.
  /// - Throws: An error if a column was removed, or if other columns identify the rows.
  /// - Complexity: O(1) while the database has the same columns.
  package func currentQuery() throws(DatabaseError) -> TableQuery {
    let (query, known) = (query, knownSchema.withLock(\.self))
    let (mark, table) = try reading {
      connection throws(DatabaseError) -> (DatabaseValue?, CatalogTable?) in
      let mark = try connection.schemaMark(query)
      guard mark != nil, mark != known else { return (mark, nil) }
      let tables = try connection.readTables()
      return (mark, tables.first { $0.title.utf8.elementsEqual(query.table.title.utf8) })
    }
    // The statements of a table that does not exist have their own error.
    guard let table else { return query }
    try Self.check(table, since: query.table)
    guard table.columns != query.table.columns else {
      knownSchema.withLock { $0 = mark }
      return query
    }
    return TableQuery(
      table,
      where: query.condition,
      order: query.keys,
      dialect: query.dialect
    )
  }

  private static func check(
    _ table: CatalogTable,
    since old: CatalogTable
  ) throws(DatabaseError) {
    let (names, oldNames) = (table.columns.map(\.name), old.columns.map(\.name))
    let removed = oldNames.filter { !names.contains($0) }
    guard !removed.isEmpty || table.identity != old.identity || table.kind != old.kind else {
      return
    }
    throw .changedColumns(removed: removed, added: names.filter { !oldNames.contains($0) })
  }

  /// Returns a clearer error in place of one about a missing column.
  package func explained(_ error: DatabaseError) -> DatabaseError {
    guard error.isMissingColumn else { return error }
    do throws(DatabaseError) { _ = try currentQuery() } catch {
      if case .changedColumns = error { return error }
    }
    return error
  }
}
