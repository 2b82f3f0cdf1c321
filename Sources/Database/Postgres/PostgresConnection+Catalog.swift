// The tables of a server's database.
extension PostgresConnection {
  package func readTables() throws(DatabaseError) -> [CatalogTable] {
    let columns = try readColumns()
    let keys = try readKeys()
    let rows = try self.rows(
      """
      SELECT c.oid, n.nspname, c.relname, c.relkind::text, c.reltuples::int8,
        pg_table_is_visible(c.oid)
      FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
      WHERE \(Self.isReadable)
      ORDER BY c.relkind IN ('v', 'm'), NOT pg_table_is_visible(c.oid), n.nspname, c.relname
      """
    )
    return rows.map { row in
      let number = row[0].integer ?? 0
      let kind = Self.kind(row[3].header)
      let key = kind == .table ? keys[number] : nil
      let estimate = row[4].integer ?? -1
      return CatalogTable(
        name: row[2].header,
        schema: row[5] == .bool(true) ? nil : row[1].header,
        kind: kind,
        columns: columns[number] ?? [],
        identity: key.map(RowIdentity.columns) ?? .none,
        // It is -1 before the first ANALYZE.
        estimate: estimate < 0 ? nil : estimate
      )
    }
  }

  /// The condition for tables that belong to the user's data, and that the user may read.
  private static let isReadable =
    """
    c.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'crdb_internal')
      AND n.nspname NOT LIKE 'pg\\_temp\\_%'
      AND has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT')
      AND NOT EXISTS (SELECT FROM pg_inherits AS i
        JOIN pg_class AS p ON p.oid = i.inhparent AND p.relkind = 'p' WHERE i.inhrelid = c.oid)
    """

  private static func kind(_ letter: String) -> CatalogTable.Kind {
    switch letter {
    case "v", "m": .view
    case "f": .foreign
    default: .table
    }
  }

  /// Returns the columns of all tables by the numbers of the tables.
  private func readColumns() throws(DatabaseError) -> [Int: [CatalogColumn]] {
    let rows = try self.rows(
      """
      SELECT a.attrelid, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attgenerated <> '', coalesce(b.id, t.oid),
        EXISTS (SELECT FROM pg_opclass AS o JOIN pg_am AS m ON m.oid = o.opcmethod
          WHERE o.opcintype = coalesce(b.id, t.oid) AND m.amname = 'btree')
      FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
        JOIN pg_namespace AS n ON n.oid = c.relnamespace JOIN pg_type AS t ON t.oid = a.atttypid
        LEFT JOIN (\(Self.basesOfDomains)) AS b ON b.domain = t.oid
      WHERE a.attnum > 0 AND NOT a.attisdropped AND \(Self.isReadable)
      ORDER BY a.attrelid, a.attnum
      """
    )
    var columns: [Int: [CatalogColumn]] = [:]
    for row in rows {
      let type = UInt32(truncatingIfNeeded: row[5].integer ?? 0)
      columns[row[0].integer ?? 0, default: []].append(
        CatalogColumn(
          name: row[1].header,
          type: row[2].header,
          isRequired: row[3] == .bool(true),
          isGenerated: row[4] == .bool(true),
          storage: CatalogColumn.Storage(ofType: type),
          isComparable: row[6] == .bool(true) || Self.comparableKinds.contains(row[2].header)
        )
      )
    }
    return columns
  }

  /// The types of the values of all domains; the base of a domain may be a domain, too.
  private static let basesOfDomains =
    """
    WITH RECURSIVE bases(domain, id, kind) AS (
      SELECT oid, typbasetype, 'd'::"char" FROM pg_type WHERE typtype = 'd'
      UNION ALL
      SELECT s.domain, CASE WHEN u.typtype = 'd' THEN u.typbasetype ELSE u.oid END, u.typtype
      FROM bases AS s JOIN pg_type AS u ON u.oid = s.id WHERE s.kind = 'd')
    SELECT domain, id FROM bases WHERE kind <> 'd'
    """

  /// Types that the server compares by the operators of another type.
  private static let comparableKinds: Set<String> = ["character varying", "cidr"]

  /// Returns the columns that identify a row, by the numbers of the tables.
  ///
  /// These are the primary key, else the smallest unique index over columns without NULL. A table
  /// from which others inherit shows their rows, too, but its indexes have none of them.
  private func readKeys() throws(DatabaseError) -> [Int: [String]] {
    let rows = try self.rows(
      """
      SELECT i.indrelid, i.indexrelid, a.attname
      FROM pg_index AS i JOIN pg_class AS c ON c.oid = i.indrelid
        JOIN pg_namespace AS n ON n.oid = c.relnamespace
        CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = k.number
      WHERE i.indisunique AND i.indisvalid AND i.indimmediate AND i.indpred IS NULL
        AND i.indexprs IS NULL AND k.place <= i.indnkeyatts AND \(Self.isReadable)
        AND NOT EXISTS (SELECT FROM pg_attribute AS b WHERE b.attrelid = i.indrelid
          AND b.attnum = ANY (i.indkey::int2[]) AND NOT b.attnotnull)
        AND (c.relkind = 'p'
          OR NOT EXISTS (SELECT FROM pg_inherits AS h WHERE h.inhparent = i.indrelid))
      ORDER BY i.indrelid, NOT i.indisprimary, i.indnkeyatts, i.indexrelid, k.place
      """
    )
    var keys: [Int: [String]] = [:]
    var chosen: [Int: Int] = [:]
    for row in rows {
      guard let table = row[0].integer, let index = row[1].integer else { continue }
      if chosen[table] == nil { chosen[table] = index }
      if chosen[table] == index { keys[table, default: []].append(row[2].header) }
    }
    return keys
  }

  package func uniqueColumns(_ query: TableQuery) throws(DatabaseError) -> Set<String> {
    let rows = try unreportedRows(
      """
      SELECT a.attname FROM pg_index AS i
        JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey::int2[])
      WHERE i.indisunique AND i.indrelid = to_regclass(\(dialect.mark))
      """,
      [DatabaseValue(query.from)]
    )
    return Set(rows.map { $0[0].header })
  }

  package func uniqueKeys(_ query: TableQuery) throws(DatabaseError) -> [[String]] {
    try unreportedRows(
      """
      SELECT i.indexrelid, a.attname FROM pg_index AS i
        CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, place)
        JOIN pg_attribute AS a ON a.attrelid = i.indrelid AND a.attnum = k.number
      WHERE i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL
        AND k.place <= i.indnkeyatts AND i.indrelid = to_regclass(\(dialect.mark))
      ORDER BY i.indisprimary DESC, i.indexrelid, k.place
      """,
      [DatabaseValue(query.from)]
    )
    .groupedNames
  }

  package func hasSideEffects(_ query: TableQuery) throws(DatabaseError) -> Bool {
    let rows = try unreportedRows(
      """
      SELECT c.relhasrules OR EXISTS (SELECT FROM pg_trigger AS t
            JOIN pg_proc AS p ON p.oid = t.tgfoid
          WHERE t.tgrelid = c.oid AND NOT t.tgisinternal AND t.tgenabled <> 'D'
            AND p.proname <> '\(Self.trigger)')
        OR EXISTS (SELECT FROM pg_constraint AS k WHERE k.confrelid = c.oid AND k.contype = 'f'
          AND (k.confdeltype IN ('c', 'n', 'd') OR k.confupdtype IN ('c', 'n', 'd')))
      FROM pg_class AS c WHERE c.oid = to_regclass(\(dialect.mark))
      """,
      [DatabaseValue(query.from)]
    )
    return rows.first?.first == .bool(true)
  }

  package func rowProblem(in error: DatabaseError) -> RowProblem.Reason? {
    guard case .failed(let code, let message) = error else { return nil }
    // Broken constraints, invalid values, views with a check, and what a trigger raises.
    let classes = ["22", "23", "44", "P0"]
    guard classes.contains(where: code.hasPrefix) || code == "428C9" else { return nil }
    return .constraint(code: code, message: message)
  }

  package func problems(ofCommit error: DatabaseError) throws(DatabaseError) -> [CommitProblem] {
    // A constraint that is checked at the end names its values in the message.
    guard let reason = rowProblem(in: error), case .constraint(_, let message) = reason else {
      throw error
    }
    return [CommitProblem(CommitProblem.Place(namedBy: message), reason)]
  }
}
