// Edits as literals in printed statements.
extension TableQuery {
  /// Returns an edit with values whose literals mean the same as the values that a save binds.
  ///
  /// A bound value has the type of its column. A literal such as `0.1` has another type: compared
  /// with a column of type `real`, it is another number. A literal in quotes gets the column's type.
  func printed(_ edit: RowEdit) -> RowEdit {
    guard dialect.numbersValues else { return edit }
    return edit.mapping(identity: table.identity.names) { name, value in
      let type = table.column(named: name)?.type
      return type.map(value.isPrintedPlain) ?? false ? value : value.quoted
    }
  }
}

extension DatabaseValue {
  /// The types whose values a whole number in a statement equals.
  private static let integerTypes: Set<String> = [
    "smallint", "integer", "bigint", "numeric", "double precision",
  ]

  /// Returns whether the literal without quotes means the same in a column of a type.
  fileprivate func isPrintedPlain(_ type: String) -> Bool {
    // A type may have a precision, such as `numeric(5,2)`.
    let name = type.prefix { $0 != "(" }
    switch self {
    case .null, .text, .json, .blob: return true
    case .bool: return name == "boolean"
    case .integer: return Self.integerTypes.contains(String(name))
    case .number: return name == "numeric" || name == "double precision"
    case .real(let real):
      return name == "double precision" && !(real == 0 && real.sign == .minus)
    }
  }

  /// The value as the text that a save would bind.
  fileprivate var quoted: DatabaseValue { parameter.map { DatabaseValue($0) } ?? self }
}
