import Platform

/// The rows to read from a table: which, and in which order.
package struct TableQuery: Hashable, Sendable {
  /// The table.
  package let table: CatalogTable

  /// An SQL condition, or nil.
  package let condition: String?

  /// The order of the rows, which the identity completes.
  package let keys: [SortKey]

  /// The database's own rules.
  package let dialect: Dialect

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - condition: An SQL condition, or nil for all rows.
  ///   - order: The order that the user chose; empty for that of the identity.
  ///   - dialect: The database's own rules.
  package init(
    _ table: CatalogTable,
    where condition: String? = nil,
    order: [SortKey] = [],
    dialect: Dialect = .sqlite
  ) {
    self.table = table
    self.condition = condition
    self.dialect = dialect
    let rest = table.identity.names.filter { name in !order.contains { $0.column == name } }
    keys = order + rest.map { SortKey($0) }
  }

  /// The order that the user chose, else that of the identity, such as `city, name desc`.
  package var order: String {
    let identity = table.identity.names
    let own = keys.prefix { !identity.contains($0.column) }
    return (own.isEmpty ? keys[...] : own).words
  }

  /// The same rows in the opposite order.
  var reversed: TableQuery {
    let keys = keys.map { SortKey($0.column, isDescending: !$0.isDescending) }
    return TableQuery(table, where: condition, order: keys, dialect: dialect)
  }

  /// The name of the table in SQL.
  var from: String {
    (table.schema.map { dialect.quoted($0) + "." } ?? "") + dialect.quoted(table.name)
  }

  /// The columns in SQL.
  var columns: String {
    table.columns.map { dialect.quoted($0.name) }.joined(by: ", ")
  }

  /// Whether a statement cannot have all columns and also the identity, the order and a condition.
  ///
  /// A table may have as many columns as a statement.
  package var isWide: Bool {
    let (count, identity) = (table.columns.count, table.identity.names.count)
    return identity > 0 && count + identity + keys.count + 1 > dialect.mostColumns
  }

  /// The columns in SQL, to compare rows by them and the identity.
  ///
  /// The last ones are one text if there are too many.
  var comparedColumns: String {
    let names = table.columns.map { dialect.quoted($0.name) }
    let most = dialect.mostColumns - table.identity.names.count
    guard names.count > most, !dialect.numbersValues else {
      return names.joined(by: ", ")
    }
    let rest = names[(most - 1)...].map { "quote(\($0))" }.joined(by: " || ',' || ")
    return (names[..<(most - 1)] + [rest]).joined(by: ", ")
  }

  /// The values of the order in SQL.
  var keyColumns: String { keys.map { dialect.quoted($0.column) }.joined(by: ", ") }

  /// The values of the identity in SQL.
  var identityColumns: String {
    table.identity.names.map(dialect.quoted).joined(by: ", ")
  }

  /// The condition that finds a row by its identity.
  var identityCondition: String {
    table.identity.names.map { "\(dialect.quoted($0)) \(dialect.sameIdentity) \(dialect.mark)" }
      .joined(by: " AND ")
  }

  /// Returns the condition that finds rows by their identities.
  func identityCondition(ofRows count: Int) -> String {
    let names = table.identity.names
    let marks = names.map { _ in dialect.mark }.joined(by: ", ")
    let row = names.count == 1 ? marks : "(\(marks))"
    let rows = Array(repeating: row, count: count).joined(by: ", ")
    return "\(names.count == 1 ? identityColumns : "(\(identityColumns))") IN (\(rows))"
  }

  /// Returns the condition that a column has a value, which may be NULL.
  ///
  /// - Parameters:
  ///   - column: The name of the column.
  ///   - place: The probable place of the column in the table. The default is the first one.
  /// - Returns: The condition.
  func isSame(_ column: String, near place: Int = 0) -> String {
    let isComparable = table.column(named: column, near: place)?.isComparable ?? true
    let name = dialect.quoted(column) + (isComparable ? "" : "::text")
    return "\(name) \(dialect.same) \(dialect.mark)"
  }

  /// Returns a value that no row has, in SQL: a number, NULL, or a random text.
  func freeValue(of column: CatalogColumn) -> String {
    switch column.storage {
    case .number, .digits: "(SELECT max(\(dialect.quoted(column.name))) + 1 FROM \(from))"
    case _ where !column.isRequired: "NULL"
    default: dialect.randomText
    }
  }

  /// The number 1 for the rows that fulfill the condition and 0 for others, in SQL; nil without a
  /// condition.
  var conditionColumn: String? {
    // A comment at the end of the condition must not hide the bracket.
    condition.map { "CASE WHEN (\($0)\n) THEN 1 ELSE 0 END" }
  }

  /// The order in SQL, or an empty text.
  var orderBy: String {
    guard !keys.isEmpty else { return "" }
    let parts = keys.map { dialect.quoted($0.column) + ($0.isDescending ? " DESC" : "") }
    return " ORDER BY " + parts.joined(by: ", ")
  }

  /// Returns the conditions of a statement in SQL, or an empty text.
  ///
  /// - Parameter more: A condition besides that of the query, or nil.
  /// - Returns: The conditions, after ` WHERE `.
  func filter(_ more: String? = nil) -> String {
    // A comment at the end of the condition must not hide the bracket.
    let parts = [condition.map { "(\($0)\n)" }, more].compactMap(\.self)
    return parts.isEmpty ? "" : " WHERE " + parts.joined(by: " AND ")
  }
}
