import JSON

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

    /// A table of another server.
    case foreign

    /// The kind as words, such as `virtual table`.
    package var words: String {
      switch self {
      case .table, .view: rawValue
      case .virtual, .foreign: "\(rawValue) table"
      }
    }
  }

  /// The name.
  package let name: String

  /// The schema, unless its tables are found without it.
  package let schema: String?

  /// The kind.
  package let kind: Kind

  /// The columns in order, without hidden ones.
  package let columns: [CatalogColumn]

  /// The identity of the rows.
  package let identity: RowIdentity

  /// The number of rows by the statistics of the database, or nil.
  package let estimate: Int?

  /// Creates a table.
  init(
    name: String,
    schema: String? = nil,
    kind: Kind,
    columns: [CatalogColumn],
    identity: RowIdentity,
    estimate: Int?
  ) {
    (self.name, self.schema, self.kind) = (name, schema, kind)
    (self.columns, self.identity, self.estimate) = (columns, identity, estimate)
  }

  /// The name for people: after the schema and a dot, if it needs the schema.
  package var title: String { schema.map { "\($0).\(name)" } ?? name }

  /// Returns the column with a name, or nil; the case of ASCII letters does not matter.
  package func column(named name: String) -> CatalogColumn? {
    columns.first { $0.name.utf8.elementsEqual(name.utf8) }
      ?? columns.first { $0.name.isSameName(as: name) }
  }

  /// Returns the column with a name as `column(named:)` does; quickly if it is at a place.
  package func column(named name: String, near place: Int) -> CatalogColumn? {
    guard columns.indices.contains(place), columns[place].name.utf8.elementsEqual(name.utf8) else {
      return column(named: name)
    }
    return columns[place]
  }

  /// The column that is another name for SQLite's number of each row, or nil.
  package var rowNumberColumn: CatalogColumn? {
    guard case .rowid = identity, columns.allSatisfy({ $0.keyNumber < 2 }) else { return nil }
    return columns.first { $0.keyNumber == 1 && $0.type.uppercased() == "INTEGER" }
  }

  /// Returns the column that stores the values of a key, or nil if only the database knows them.
  package func column(of key: SortKey) -> CatalogColumn? {
    column(named: key.column) ?? (identity.names.contains(key.column) ? rowNumberColumn : nil)
  }

  /// Returns the column with a name as `column(named:)` does, or throws an error that lists them.
  func existingColumn(named name: String) throws(DatabaseError) -> CatalogColumn {
    if let column = column(named: name) { return column }
    throw .noColumn(name: name, table: title, known: columns.map(\.name))
  }
}

/// A column of a table.
package struct CatalogColumn: Hashable, Sendable {
  /// The kind of values that a column stores unchanged.
  package enum Storage: Hashable, Sendable {
    /// Any value.
    case any

    /// Texts; numbers become texts.
    case text

    /// Numbers; a text would become a number, or is rejected.
    case number

    /// Numbers, and texts that do not look like numbers, such as dates.
    case numberOrText

    /// Numbers with all their digits.
    case digits

    /// Any JSON value.
    case json

    /// Bytes, of which only the number is shown.
    case binary
  }

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

  /// The values that it stores.
  package let storage: Storage

  /// Whether the database can compare two values of the column.
  package let isComparable: Bool

  /// Creates a column.
  init(
    name: String,
    type: String,
    isRequired: Bool,
    keyNumber: Int = 0,
    isGenerated: Bool,
    storage: Storage,
    isComparable: Bool = true
  ) {
    (self.name, self.type, self.isRequired) = (name, type, isRequired)
    (self.keyNumber, self.isGenerated) = (keyNumber, isGenerated)
    (self.storage, self.isComparable) = (storage, isComparable)
  }
}

extension CatalogColumn {
  /// Whether a row can give up its value in this column for a temporary one that no other row has.
  var hasFreeValue: Bool {
    !isGenerated && (!isRequired || (storage != .json && storage != .binary))
  }

  /// A value that the column could store: its name, a number, or null for other values.
  var example: JSONValue {
    switch storage {
    case .any, .text: .string(name)
    case .number, .numberOrText, .digits: .number(1)
    case .json, .binary: .null
    }
  }
}

extension CatalogColumn.Storage {
  /// Creates the storage of a SQLite column from its declared type.
  ///
  /// SQLite looks for parts of the type in this order. The name of another type, such as `DATE` or
  /// `datetime`, says nothing about numbers, and most programs store texts there.
  ///
  /// - Parameters:
  ///   - type: The declared type.
  ///   - isStrict: Whether the table checks the types of its values.
  init(affinityOf type: String, isStrict: Bool = false) {
    let type = Array(type.uppercased().utf8)
    func has(_ parts: [String]) -> Bool { parts.contains { Self.hasPart($0, type) } }
    if has(["INT"]) {
      self = .number
    } else if has(["CHAR", "CLOB", "TEXT"]) {
      self = .text
    } else if type.isEmpty || has(["BLOB"]) || (isStrict && type == Array("ANY".utf8)) {
      self = .any
    } else {
      self = has(["REAL", "FLOA", "DOUB", "NUM", "DEC"]) ? .number : .numberOrText
    }
  }

  /// Returns whether a type contains a part, compared by bytes.
  private static func hasPart(_ part: String, _ type: [UInt8]) -> Bool {
    let part = Array(part.utf8)
    return type.indices.dropLast(part.count - 1).contains { start in
      part.indices.allSatisfy { type[start + $0] == part[$0] }
    }
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

  /// Whether SQLite's number of a row identifies it.
  package var isRowNumber: Bool { if case .rowid = self { true } else { false } }

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
