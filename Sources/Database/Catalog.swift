/// The tables and views of a database.
package struct Catalog: Sendable {
  /// The tables in the order of their creation, then the views; no internal ones.
  package let tables: [CatalogTable]

  /// Reads the tables of a database.
  ///
  /// No rows are read and none are counted.
  package init(of connection: Connection) throws(DatabaseError) {
    let estimates = Self.estimates(connection)
    var tables: [CatalogTable] = []
    let rows = try connection.rows(
      """
      SELECT l.name, l.type, l.wr FROM pragma_table_list AS l
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
        columns = try Self.columns(of: name, connection)
      } catch {
        // A view may name a missing table, and a virtual table may need a missing extension.
        guard kind != .table, case .failed = error else { throw error }
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
    self.tables = tables
  }

  /// Returns the table with a name.
  package func table(named name: String) throws(DatabaseError) -> CatalogTable {
    if let table = tables.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return table }
    if let table = tables.first(where: { $0.name.isSameName(as: name) }) { return table }
    throw .noTable(name: name, known: tables.map(\.name))
  }

  private static func columns(
    of table: String,
    _ connection: Connection
  ) throws(DatabaseError) -> [CatalogColumn] {
    let rows = try connection.rows(
      "SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(?) WHERE hidden != 1",
      [DatabaseValue(table)]
    )
    return rows.map { row in
      CatalogColumn(
        name: row[0].header,
        type: row[1].header,
        isRequired: row[2] == .integer(1),
        keyNumber: row[3].integer ?? 0,
        isGenerated: (row[4].integer ?? 0) > 1
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

  /// Returns the numbers of rows that `ANALYZE` noted; empty if it never ran.
  private static func estimates(_ connection: Connection) -> [String: Int] {
    let rows = try? connection.rows("SELECT tbl, max(stat + 0) FROM sqlite_stat1 GROUP BY tbl")
    var estimates: [String: Int] = [:]
    for row in rows ?? [] { estimates[row[0].header] = row[1].integer }
    return estimates
  }
}

extension DatabaseValue {
  /// The whole number, or nil.
  var integer: Int? {
    if case .integer(let integer) = self { Int(integer) } else { nil }
  }
}
