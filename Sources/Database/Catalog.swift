/// The tables and views of a database.
package struct Catalog: Sendable {
  /// The tables in the order of their creation, then the views; no internal ones.
  package let tables: [CatalogTable]

  /// Reads the tables of a database.
  ///
  /// No rows are read and none are counted.
  package init(of connection: any Connection) throws(DatabaseError) {
    tables = try connection.readTables()
  }

  /// Returns the table with a name, which may begin with that of its schema.
  package func table(named name: String) throws(DatabaseError) -> CatalogTable {
    if let table = tables.first(where: { $0.title.utf8.elementsEqual(name.utf8) }) { return table }
    if let table = tables.first(where: { $0.title.isSameName(as: name) }) { return table }
    throw .noTable(name: name, known: tables.map(\.title))
  }
}

extension DatabaseValue {
  /// The whole number, or nil.
  var integer: Int? {
    if case .integer(let integer) = self { Int(integer) } else { nil }
  }
}
