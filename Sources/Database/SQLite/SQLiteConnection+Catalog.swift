import CSQLite

// The tables of a file.
extension SQLiteConnection {
  package func readTables() throws(DatabaseError) -> [CatalogTable] {
    let estimates = readEstimates()
    var tables: [CatalogTable] = []
    let rows = try self.rows(
      """
      SELECT l.name, l.type, l.wr, l.strict FROM pragma_table_list AS l
      LEFT JOIN sqlite_schema AS s ON s.name = l.name AND s.type IN ('table', 'view')
      WHERE l.schema = 'main' AND l.type IN ('table', 'view', 'virtual')
        AND l.name NOT LIKE 'sqlite^_%' ESCAPE '^'
      ORDER BY l.type = 'view', s.rowid
      """
    )
    for row in rows {
      let name = row[0].header
      let kind = CatalogTable.Kind(rawValue: row[1].header) ?? .table
      let columns: [CatalogColumn]
      do throws(DatabaseError) {
        columns = try readColumns(of: name, isStrict: row[3] == .integer(1))
      } catch {
        // A view may name a missing table, and a virtual table may need a missing extension.
        guard kind != .table, error.isOfStatement else { throw error }
        columns = []
      }
      tables.append(
        CatalogTable(
          name: name,
          kind: kind,
          columns: columns,
          identity: Self.identity(kind, columns, isWithoutRowid: row[2] == .integer(1)),
          estimate: estimates[name]
        )
      )
    }
    return tables
  }

  private func readColumns(
    of table: String,
    isStrict: Bool
  ) throws(DatabaseError) -> [CatalogColumn] {
    let rows = try self.rows(
      "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(?) WHERE hidden != 1",
      [DatabaseValue(table)]
    )
    return rows.map { row in
      CatalogColumn(
        name: row[0].header,
        type: row[1].header,
        isRequired: row[2] == .integer(1),
        keyNumber: row[3].integer ?? 0,
        isGenerated: (row[4].integer ?? 0) > 1,
        storage: CatalogColumn.Storage(affinityOf: row[1].header, isStrict: isStrict)
      )
    }
  }

  private static func identity(
    _ kind: CatalogTable.Kind,
    _ columns: [CatalogColumn],
    isWithoutRowid: Bool
  ) -> RowIdentity {
    guard kind == .table else { return .none }
    let key = columns.filter { $0.keyNumber > 0 }.sorted { $0.keyNumber < $1.keyNumber }
    if isWithoutRowid { return .columns(key.map(\.name)) }
    let free = ["rowid", "oid", "_rowid_"].first { name in
      !columns.contains { $0.name.isSameName(as: name) }
    }
    if let free { return .rowid(free) }
    // A primary key may have NULL more than once, unless each column rejects it.
    return !key.isEmpty && key.allSatisfy(\.isRequired) ? .columns(key.map(\.name)) : .none
  }

  package func uniqueColumns(_ query: TableQuery) throws(DatabaseError) -> Set<String> {
    let rows = try unreportedRows(
      "SELECT i.name FROM pragma_index_list(?) AS l JOIN pragma_index_info(l.name) AS i"
        + " WHERE l.\"unique\" AND i.name IS NOT NULL",
      [DatabaseValue(query.table.name)]
    )
    return Set(rows.map { $0[0].header })
  }

  package func uniqueKeys(_ query: TableQuery) throws(DatabaseError) -> [[String]] {
    let indexes = try unreportedRows(
      """
      SELECT l.name, i.name FROM pragma_index_list(?) AS l JOIN pragma_index_info(l.name) AS i
      WHERE l."unique" AND NOT l.partial
        AND NOT EXISTS (SELECT 1 FROM pragma_index_info(l.name) AS e WHERE e.name IS NULL)
      ORDER BY l.origin <> 'pk', l.seq, i.seqno
      """,
      [DatabaseValue(query.table.name)]
    )
    return (query.table.rowNumberColumn.map { [[$0.name]] } ?? []) + indexes.groupedNames
  }

  package func hasSideEffects(_ query: TableQuery) throws(DatabaseError) -> Bool {
    let name = DatabaseValue(query.table.name)
    let rows = try unreportedRows(
      """
      SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name = ? COLLATE NOCASE
          AND (type = 'trigger' OR type = 'table' AND sql LIKE '%CONFLICT%REPLACE%'))
        OR EXISTS (SELECT 1 FROM sqlite_schema AS s, pragma_foreign_key_list(s.name) AS f
          WHERE s.type = 'table' AND f."table" = ? COLLATE NOCASE
            AND NOT (f.on_delete IN ('NO ACTION', 'RESTRICT')
              AND f.on_update IN ('NO ACTION', 'RESTRICT')))
      """,
      [name, name]
    )
    return rows.first?.first == .integer(1)
  }

  /// Returns the numbers of rows that `ANALYZE` noted; empty if it never ran.
  private func readEstimates() -> [String: Int] {
    let rows = try? self.rows("SELECT tbl, max(stat + 0) FROM sqlite_stat1 GROUP BY tbl")
    var estimates: [String: Int] = [:]
    for row in rows ?? [] { estimates[row[0].header] = row[1].integer }
    return estimates
  }

  package func rowProblem(in error: DatabaseError) -> RowProblem.Reason? {
    // An INTEGER PRIMARY KEY stores only numbers, and calls another value a mismatch.
    let numbers = [Int(csqlite_constraint), Int(csqlite_mismatch)]
    guard case .failed(let code, let message) = error, let number = Int(code),
      numbers.contains(number & 0xFF)
    else { return nil }
    return .constraint(code: code, message: message)
  }

  package func problems(ofCommit error: DatabaseError) throws(DatabaseError) -> [CommitProblem] {
    guard case .constraint(let code, let message)? = rowProblem(in: error), !isIdle else {
      throw error
    }
    // The message names no row, but the open transaction can be asked.
    let found = try rows(
      """
      SELECT c."table", c.rowid, c.parent, group_concat(l."from", ', ')
      FROM pragma_foreign_key_check AS c
      LEFT JOIN pragma_foreign_key_list(c."table") AS l ON l.id = c.fkid
      GROUP BY c."table", c.rowid, c.fkid LIMIT 100
      """
    )
    return found.map { row in
      CommitProblem(
        .row(table: row[0].header, number: row[1]),
        .constraint(
          code: code,
          message: "\(message): \(row[3].header) names no row of \(row[2].header)"
        )
      )
    }
  }
}
