/// A table or view of a database.
package struct CatalogTable: Hashable, Sendable {
  /// The kind of a table.
  package enum Kind: String, Hashable, Sendable {
    /// A table with stored rows.
    case table

    /// A stored query.
    case view

    /// A table that an extension computes.
    case virtual
  }

  /// The name.
  package let name: String

  /// The kind.
  package let kind: Kind

  /// The columns in order, without hidden ones.
  package let columns: [CatalogColumn]

  /// The identity of the rows.
  package let identity: RowIdentity

  /// The number of rows by the statistics of the database, or nil.
  package let estimate: Int?

  /// Returns the column with a name, or nil; the case of ASCII letters does not matter.
  package func column(named name: String) -> CatalogColumn? {
    columns.first { $0.name.utf8.elementsEqual(name.utf8) }
      ?? columns.first { $0.name.isSameName(as: name) }
  }
}

/// A column of a table.
package struct CatalogColumn: Hashable, Sendable {
  /// The name.
  package let name: String

  /// The declared type, as written; it may be empty.
  package let type: String

  /// Whether the column rejects NULL.
  package let isRequired: Bool

  /// The number of the column in the primary key from 1, or 0.
  package let keyNumber: Int

  /// Whether the database computes the value.
  package let isGenerated: Bool

  /// Whether the column converts texts to numbers.
  package var convertsTexts: Bool {
    let type = type.uppercased()
    if type.contains("INT") { return true }
    if ["CHAR", "CLOB", "TEXT", "BLOB"].contains(where: type.contains) { return false }
    return !type.isEmpty
  }

  /// Whether the column converts numbers to texts.
  package var convertsNumbers: Bool {
    let type = type.uppercased()
    return !type.contains("INT") && ["CHAR", "CLOB", "TEXT"].contains(where: type.contains)
  }
}

/// The values that identify a row while the database is open.
package enum RowIdentity: Hashable, Sendable {
  /// The number that SQLite gives each row, under a name that no column has.
  case rowid(String)

  /// The columns of the primary key.
  case columns([String])

  /// None: the rows are read-only.
  case none

  /// The names of the values.
  package var names: [String] {
    switch self {
    case .rowid(let name): [name]
    case .columns(let names): names
    case .none: []
    }
  }
}

extension String {
  /// Whether two names mean the same column or table; the case of ASCII letters does not matter.
  func isSameName(as other: String) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return utf8.lazy.map(folded).elementsEqual(other.utf8.lazy.map(folded))
  }
}
