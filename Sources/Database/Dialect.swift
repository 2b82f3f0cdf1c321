/// The differences between databases that matter for reading and saving rows.
package struct Dialect: Hashable, Sendable {
  /// Whether NULL precedes all values in an ascending order.
  package private(set) var sortsNullFirst: Bool

  /// The operator that also compares NULL.
  let same: String

  /// The operator that compares the values of an identity, and that uses an index.
  let sameIdentity: String

  /// The text that stands for a value in a statement of ours; users' conditions may not contain it.
  let mark: String

  /// Whether the database gets numbered placeholders: `$1`, `$2`.
  let numbersValues: Bool

  /// The statement that begins a save.
  let begin: String

  /// The statement that begins a transaction whose statements read the rows of one moment.
  private(set) var beginReading: String

  /// A statement without a table that makes that moment begin.
  let firstRead: String

  /// Whether a failed statement outside a savepoint ends its transaction.
  let needsSavepoints: Bool

  /// The end of a statement that locks its rows; empty if the transaction locks all.
  let locking: String

  /// The number of rows that a statement finds by their identities.
  let lookupCount: Int

  /// The most columns of a statement's rows.
  let mostColumns: Int

  /// Whether a number may be `NaN` or infinite; a row then has a text such as `"NaN"`.
  package let hasSpecialNumbers: Bool

  /// A random text of 33 characters, in SQL.
  let randomText: String

  /// The literal of an infinite number.
  private let infinity: String

  /// The text before and after the hexadecimal digits of a literal of binary data.
  private let binary: [String]

  /// SQLite.
  package static let sqlite = Dialect(
    sortsNullFirst: true,
    same: "IS",
    sameIdentity: "IS",
    mark: "?",
    numbersValues: false,
    begin: "BEGIN IMMEDIATE",
    beginReading: "BEGIN",
    firstRead: "SELECT count(*) FROM sqlite_schema",
    needsSavepoints: false,
    locking: "",
    lookupCount: 1,
    mostColumns: 2000,
    hasSpecialNumbers: false,
    randomText: "'x' || hex(randomblob(16))",
    infinity: "9e999",
    binary: ["x'", "'"]
  )

  /// PostgreSQL.
  package static let postgres = Dialect(
    sortsNullFirst: false,
    same: "IS NOT DISTINCT FROM",
    // The operator for NULL uses no index, and an identity has no NULL.
    sameIdentity: "=",
    mark: "\u{1F}",
    numbersValues: true,
    begin: "BEGIN",
    beginReading: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    firstRead: "SELECT 1",
    needsSavepoints: true,
    locking: " FOR UPDATE",
    lookupCount: 64,
    mostColumns: 1664,
    hasSpecialNumbers: true,
    randomText: "'x' || md5(random()::text)",
    infinity: "'Infinity'",
    binary: [#"'\x"#, "'::bytea"]
  )

  /// Returns the rules of a database of this kind where NULL sorts first or last.
  func sorting(nullFirst: Bool) -> Dialect {
    var dialect = self
    dialect.sortsNullFirst = nullFirst
    return dialect
  }

  /// Returns the rules with another statement that begins to read, or with the same one for nil.
  func beginningReading(by statement: String?) -> Dialect {
    var dialect = self
    dialect.beginReading = statement ?? beginReading
    return dialect
  }

  /// Returns a name in quotes, whatever characters it has.
  package func quoted(_ name: String) -> String {
    if numbersValues, name.contains(mark) { return escaped(name) }
    var text = "\""
    for scalar in name.unicodeScalars {
      if scalar == "\"" { text += "\"" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  /// Returns a name that contains the mark, with the mark as an escape.
  private func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "\"\""
      case "\\": text += "\\\\"
      case "\u{1F}": text += "\\001F"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "U&\"\(text)\""
  }

  /// Returns the literal of binary data.
  ///
  /// - Parameter digits: The bytes in hexadecimal digits.
  /// - Returns: The literal, such as `x'ff00'`.
  func binary(_ digits: String) -> String { binary[0] + digits + binary[1] }

  /// Returns the literal of an infinite number.
  func infinity(isNegative: Bool) -> String {
    guard isNegative else { return infinity }
    return infinity.hasPrefix("'") ? "'-\(infinity.dropFirst())" : "-\(infinity)"
  }

  /// Returns the literal of a text, in which control characters are visible.
  ///
  /// A terminal would show them in another way, and a copied statement would store that.
  func literal(of text: String) -> String {
    guard text.unicodeScalars.contains(where: Self.isHidden) else {
      return "'" + Self.doublingQuotes(text) + "'"
    }
    if numbersValues {
      let scalars = text.unicodeScalars.map { scalar in
        switch scalar {
        case "'": "''"
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where Self.isHidden(scalar): "\\U" + Self.hex(scalar)
        default: String(scalar)
        }
      }
      return "E'" + scalars.joined() + "'"
    }
    var parts: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let hidden = rest.prefix(while: Self.isHidden)
      let shown = rest.dropFirst(hidden.count).prefix { !Self.isHidden($0) }
      if !hidden.isEmpty {
        parts.append("char(" + hidden.map { "\($0.value)" }.joined(separator: ", ") + ")")
      }
      if !shown.isEmpty { parts.append("'" + Self.doublingQuotes(String(shown)) + "'") }
      rest = rest.dropFirst(hidden.count + shown.count)
    }
    return "(" + parts.joined(separator: " || ") + ")"
  }

  private static func doublingQuotes(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  /// Returns the number of a scalar with eight digits.
  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Whether a terminal does not show a scalar: control characters, line breaks, and marks that set
  /// the direction of a text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners are parts of letters and emoji.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }

  /// Returns a statement of ours as the database gets it.
  func written(_ sql: String) -> String {
    guard numbersValues else { return sql }
    var text = ""
    for (number, part) in sql.split(separator: mark, omittingEmptySubsequences: false).enumerated()
    {
      text += number == 0 ? String(part) : "$\(number)\(part)"
    }
    return text
  }

  /// Returns a statement of ours with literals for its values.
  func literal(_ sql: String, _ values: [DatabaseValue]) -> String {
    var rest = values[...]
    return parts(of: sql).map { $0 + (rest.popFirst()?.sql(in: self) ?? "") }.joined()
  }

  /// Splits a statement of ours at its marks, which are outside quotes.
  private func parts(of sql: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in sql {
      if character == "\"" { isQuoted.toggle() }
      if String(character) == mark, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
