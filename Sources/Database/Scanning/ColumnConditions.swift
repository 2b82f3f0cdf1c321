import TableModel

/// The comparisons of a column's values with one value, in the SQL of a database.
///
/// Each accepts the values of its comparison, and may accept others.
struct ColumnConditions {
  /// The longest text that is searched by the database, in bytes.
  private static let longestText = 500

  private let dialect: Dialect

  init(_ dialect: Dialect) { self.dialect = dialect }

  /// Returns the condition that a comparison may be true; nil if it always may.
  func mayHold(_ column: CatalogColumn, _ comparison: QueryComparison) -> SQLCondition? {
    switch comparison.operation {
    case .equals: return mayEqual(column, comparison.content)
    case .contains:
      guard case .value(_, let folded, _, _) = comparison.content else { return hasValue(column) }
      return mayContain(column, folded)
    case .less, .atMost: return mayBe("<=", column, comparison.content)
    case .greater, .atLeast: return mayBe(">=", column, comparison.content)
    case .differs, .lacks: return nil
    }
  }

  /// Returns the condition that a column contains a text; nil if it always may.
  func mayContain(_ column: CatalogColumn, _ folded: [UInt8]) -> SQLCondition? {
    guard column.storage != .json else { return nil }
    return mayBe(folded, "%", in: column)
  }

  /// Returns the condition that a column may be equal to a value; nil if it always may.
  func mayEqual(_ column: CatalogColumn, _ content: QueryComparison.Content) -> SQLCondition? {
    switch content {
    case .null: return isNull(column)
    case .pattern: return column.storage == .json ? nil : hasValue(column)
    case .value(let typed, let folded, let isNumber, let isDate):
      guard column.storage != .json else { return nil }
      if isNumber { return number("=", column, typed, isDate: isDate) ?? hasValue(column) }
      return isDate ? hasValue(column) : mayBe(folded, "", in: column)
    }
  }

  /// Returns the condition that a column certainly is equal to a value; nil if it is unknown.
  func surelyEquals(_ column: CatalogColumn, _ content: QueryComparison.Content) -> SQLCondition? {
    switch content {
    case .null: return isNull(column)
    case .pattern: return nil
    // A text in quotes is compared with the digits that are shown.
    case .value(let typed, _, let isNumber, _):
      guard isNumber else { return nil }
      // A column of reals rounds larger whole numbers before it compares them.
      guard let integer = Int64(typed), integer.magnitude < 9_000_000_000_000_000 else {
        return nil
      }
      let name = dialect.quoted(column.name)
      let kind = PostgresKind(column)
      if !dialect.numbersValues {
        let sql = "typeof(\(name)) IN ('integer', 'real') AND \(name) = \(dialect.mark)"
        return SQLCondition(sql, [.integer(integer)])
      }
      guard kind == .integer || kind == .digits else { return nil }
      return SQLCondition("\(name) = \(dialect.mark)::int8", [.integer(integer)])
    }
  }

  private func mayBe(
    _ sign: String,
    _ column: CatalogColumn,
    _ content: QueryComparison.Content
  ) -> SQLCondition? {
    guard column.storage != .json else { return nil }
    guard case .value(let typed, _, true, let isDate) = content else { return hasValue(column) }
    return number(sign, column, typed, isDate: isDate) ?? hasValue(column)
  }

  /// Returns the condition that a column has a value.
  private func hasValue(_ column: CatalogColumn) -> SQLCondition {
    SQLCondition("\(dialect.quoted(column.name)) IS NOT NULL")
  }

  /// Returns the condition that a column is shown as null; nil if other values are, too.
  private func isNull(_ column: CatalogColumn) -> SQLCondition? {
    let name = dialect.quoted(column.name)
    guard dialect.numbersValues else { return SQLCondition("\(name) IS NULL") }
    // A number that is not a number is shown as null.
    let isOther = column.storage != .json && PostgresKind(column) == .other
    return isOther ? nil : SQLCondition("\(name) IS NULL")
  }

  /// Compares a column with a number; texts may read as a number, so they are accepted.
  private func number(
    _ sign: String,
    _ column: CatalogColumn,
    _ typed: String,
    isDate: Bool
  ) -> SQLCondition? {
    let name = dialect.quoted(column.name)
    if !dialect.numbersValues {
      guard let value = Self.number(typed) else { return nil }
      // An infinite number is shown as a text.
      let sql =
        "typeof(\(name)) IN ('text', 'blob') OR \(name) IN (9e999, -9e999)"
        + " OR \(name) \(sign) \(dialect.mark)"
      return SQLCondition(sql, [value])
    }
    switch PostgresKind(column) {
    case .integer:
      guard let integer = Int64(typed) else { return nil }
      return SQLCondition("\(name) \(sign) \(dialect.mark)::int8", [.integer(integer)])
    case .digits:
      let isPlain = typed.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
      guard isPlain, typed.utf8.count < 100 else { return nil }
      let sql = "\(name)::text ~ '[a-z]' OR \(name) \(sign) \(dialect.mark)::numeric"
      return SQLCondition(sql, [DatabaseValue(typed)])
    case .text, .bool, .other: return nil
    }
  }

  /// Returns a number that a database compares without rounding, or nil.
  private static func number(_ typed: String) -> DatabaseValue? {
    if let integer = Int64(typed) { return .integer(integer) }
    guard let real = Double(typed), abs(real) < 9e15 else { return nil }
    return .real(real)
  }

  /// Compares a column as a text with a folded one.
  ///
  /// A letter outside ASCII may fold to one in ASCII, so all values with such letters are accepted.
  private func mayBe(_ folded: [UInt8], _ rest: String, in column: CatalogColumn) -> SQLCondition? {
    guard folded.count <= Self.longestText, !folded.contains(0) else { return hasValue(column) }
    let isASCII = folded.allSatisfy { $0 < 0x80 }
    let pattern = DatabaseValue(rest + Self.escaped(folded) + rest)
    let name = dialect.quoted(column.name)
    if !dialect.numbersValues {
      // SQLite writes fractions with fewer digits, so all of them are accepted if the text may be in
      // a number.
      let kinds = folded.allSatisfy(Self.isInNumber) ? "('real', 'blob')" : "('blob')"
      let others =
        "typeof(\(name)) IN \(kinds) OR length(\(name)) <> length(CAST(\(name) AS BLOB))"
      guard isASCII else { return SQLCondition(others) }
      return SQLCondition("\(others) OR \(name) LIKE \(dialect.mark) ESCAPE '^'", [pattern])
    }
    guard PostgresKind(column) != .other else { return hasValue(column) }
    let text = "(\(name)::text COLLATE \"C\")"
    let others = "\(text) ~ '[^ -~]'"
    guard isASCII else { return SQLCondition(others) }
    return SQLCondition("\(others) OR \(text) ILIKE \(dialect.mark) ESCAPE '^'", [pattern])
  }

  /// Whether a number in JSON can contain a byte; its letters are lowercase here.
  private static func isInNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || Array("+-.e".utf8).contains(byte)
  }

  private static func escaped(_ folded: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      if scalar == "%" || scalar == "_" || scalar == "^" { text += "^" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

/// The kinds of a server's columns that are compared in different ways.
private enum PostgresKind {
  /// Whole numbers of at most 64 bits.
  case integer

  /// Numbers with all their digits.
  case digits

  /// Booleans.
  case bool

  /// Values that are shown as the server writes them.
  case text

  /// Values that are shown in another way, or whose text loses spaces.
  case other

  init(_ column: CatalogColumn) {
    switch column.storage {
    case .number, .numberOrText:
      self = ["smallint", "integer", "bigint"].contains(column.type) ? .integer : .other
    case .digits: self = .digits
    case .any: self = .bool
    case .text:
      let isPadded = column.type == "character" || column.type.hasPrefix("character(")
      self = isPadded || column.type == "bpchar" ? .other : .text
    case .json, .binary: self = .other
    }
  }
}
