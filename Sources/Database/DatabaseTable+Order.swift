// The place of a row among others, which only the database knows: it has its own rules for texts.
extension DatabaseTable {
  /// A row's values of the order.
  package struct OrderedRow: Hashable, Sendable {
    /// A value for each key of the order.
    package let values: [DatabaseValue]

    /// Whether the row has no identity yet.
    ///
    /// Then it comes after rows with equal values.
    package let isNew: Bool

    /// Creates a row.
    package init(_ values: [DatabaseValue], isNew: Bool) {
      (self.values, self.isNew) = (values, isNew)
    }
  }

  /// Returns the number of rows that precede another one.
  ///
  /// - Parameters:
  ///   - rows: At most a few hundred rows, in any order. They need not be in the table.
  ///   - row: The other row. It need not be in the table.
  /// - Returns: The number of rows.
  /// - Throws: An error if the database cannot compare the values.
  /// - Complexity: O(k log k) for k rows, in one statement that reads no row of the table.
  package func count(
    of rows: [OrderedRow],
    before row: OrderedRow
  ) throws(DatabaseError) -> Int {
    let query = query
    let (sql, values) = statement(sorting: [row] + rows)
    let numbers = try reading { connection throws(DatabaseError) in
      try connection.rows(sql, values).compactMap { $0[0].integer }
    }
    guard let place = numbers.firstIndex(of: 0) else {
      throw .failed(code: "", message: "\(query.from) has no order")
    }
    return place
  }

  /// Returns whether rows follow each other as the database orders them.
  ///
  /// - Parameter rows: At most a few hundred rows.
  /// - Returns: Whether they do.
  /// - Throws: An error if the database cannot compare the values.
  package func areInOrder(_ rows: [OrderedRow]) throws(DatabaseError) -> Bool {
    // The statement has the later of two equal rows first.
    let (sql, values) = statement(sorting: rows.reversed())
    let numbers = try reading { connection throws(DatabaseError) in
      try connection.rows(sql, values).compactMap { $0[0].integer }
    }
    return numbers == Array(rows.indices.reversed())
  }

  /// Returns whether two values of the first key are those of one section.
  ///
  /// - Parameters:
  ///   - first: A value.
  ///   - second: Another one.
  /// - Returns: Whether the database has no difference between them.
  /// - Throws: An error if the database cannot compare the values.
  package func isSameSection(
    _ first: DatabaseValue,
    _ second: DatabaseValue
  ) throws(DatabaseError) -> Bool {
    if first == second { return true }
    let (dialect, name) = (query.dialect, query.dialect.quoted(query.keys[0].column))
    let sql =
      "SELECT count(*) FROM (SELECT DISTINCT k0 FROM (SELECT \(name) AS k0 FROM \(query.from)"
      + " WHERE 1 = 0 UNION ALL SELECT \(dialect.mark) UNION ALL SELECT \(dialect.mark)) AS rows)"
      + " AS sections"
    return try reading { connection throws(DatabaseError) in
      try connection.rows(sql, [first, second]).first?.first?.integer == 1
    }
  }

  /// Returns the statement that sorts rows, with its values; it returns the numbers of the rows.
  ///
  /// The first part has no rows. It gives the others the types and collations of the columns.
  private func statement(sorting rows: [OrderedRow]) -> (sql: String, values: [DatabaseValue]) {
    let (dialect, keys) = (query.dialect, query.keys)
    let names = keys.indices.map { "k\($0)" }
    let columns = zip(keys, names).map { "\(dialect.quoted($0.column)) AS \($1)" }
    let head =
      "SELECT \(columns.joined(separator: ", ")), 0 AS isnew, 0 AS number FROM \(query.from)"
      + " WHERE 1 = 0"
    let marks = keys.map { _ in dialect.mark }.joined(separator: ", ")
    let parts = rows.enumerated().map { number, row in
      "SELECT \(marks), \(row.isNew ? 1 : 0), \(number)"
    }
    let identity = query.table.identity.names
    let ownCount = (keys.lastIndex { !identity.contains($0.column) } ?? -1) + 1
    var order = zip(keys, names).map { key, name in name + (key.isDescending ? " DESC" : "") }
    order.insert("isnew", at: ownCount)
    let sql =
      "SELECT number FROM (\(([head] + parts).joined(separator: " UNION ALL "))) AS rows"
      + " ORDER BY \(order.joined(separator: ", ")), number DESC"
    return (sql, rows.flatMap(\.values))
  }
}

// The column that stores the places of rows.
extension DatabaseTable {
  /// Returns the column that stores the place of each row.
  ///
  /// - Parameter name: The name of the column, or nil for the one that was chosen at the opening.
  /// - Returns: The column, or nil if none was chosen.
  /// - Throws: An error if the column does not exist, cannot store places, or does not order the
  ///   rows.
  package func position(named name: String?) throws(DatabaseError) -> CatalogColumn? {
    guard let name else { return position }
    let column = try query.table.existingColumn(named: name)
    try column.checkPositions(in: query.table)
    guard query.keys.dropFirst(groups == nil ? 0 : 1).first == SortKey(column.name) else {
      throw .badPosition(column: column.name, .isNotOrder(keys: query.order))
    }
    return column
  }
}
