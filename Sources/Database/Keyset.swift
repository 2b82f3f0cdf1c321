/// The conditions that find the rows after a row, without reading those before it.
///
/// Each condition fixes the first keys of the order and lets the next one continue, so that an index
/// serves each of them. The rows of one condition precede those of the next.
struct Keyset: Hashable, Sendable {
  /// A condition, with the values of its parameters.
  struct Branch: Hashable, Sendable {
    /// The condition in SQL.
    let condition: String

    /// The values.
    let values: [DatabaseValue]
  }

  /// The conditions, in the order of their rows.
  let branches: [Branch]

  /// Creates the conditions for the rows after a row.
  ///
  /// - Parameters:
  ///   - values: The row's values of the order.
  ///   - query: The query.
  init(after values: [DatabaseValue], in query: TableQuery) {
    let (keys, dialect) = (query.keys, query.dialect)
    let names = keys.map { dialect.quoted($0.column) }
    var branches: [Branch] = []
    for length in keys.indices.reversed() {
      let fixed = (0..<length).map { Keyset.equality(names[$0], values[$0], dialect) }
      let fixedValues = values[..<length].filter { $0 != .null }
      let further = Keyset.conditions(
        after: values[length],
        names[length],
        isDescending: keys[length].isDescending,
        dialect
      )
      for (condition, hasValue) in further {
        branches.append(
          Branch(
            condition: (fixed + [condition]).joined(separator: " AND "),
            values: fixedValues + (hasValue ? [values[length]] : [])
          )
        )
      }
    }
    self.branches = branches
  }

  /// Returns the condition that a row precedes another one.
  ///
  /// - Parameters:
  ///   - values: The other row's values of the order.
  ///   - isInclusive: Whether the other row itself fulfills the condition.
  ///   - query: The query.
  /// - Returns: The condition, with its values.
  static func condition(
    before values: [DatabaseValue],
    isInclusive: Bool,
    in query: TableQuery
  ) -> Branch {
    // A row precedes another one if it follows it in the opposite order.
    var branches = Keyset(after: values, in: query.reversed).branches
    if isInclusive { branches.append(condition(at: values, in: query)) }
    guard !branches.isEmpty else { return Branch(condition: "1 = 0", values: []) }
    return Branch(
      condition: "(" + branches.map { "(\($0.condition))" }.joined(separator: " OR ") + ")",
      values: branches.flatMap(\.values)
    )
  }

  /// Returns the condition that a row has some values of the order.
  static func condition(at values: [DatabaseValue], in query: TableQuery) -> Branch {
    let same = zip(query.keys, values).map { key, value in
      equality(query.dialect.quoted(key.column), value, query.dialect)
    }
    return Branch(condition: same.joined(separator: " AND "), values: values.filter { $0 != .null })
  }

  /// Returns the condition that a column has a value; only a value besides NULL is bound.
  private static func equality(_ name: String, _ value: DatabaseValue, _ dialect: Dialect) -> String
  {
    value == .null ? "\(name) IS NULL" : "\(name) = \(dialect.mark)"
  }

  /// Returns the conditions for greater values of one key, or smaller ones if it descends.
  private static func conditions(
    after value: DatabaseValue,
    _ name: String,
    isDescending: Bool,
    _ dialect: Dialect
  ) -> [(condition: String, hasValue: Bool)] {
    let isNullFirst = dialect.sortsNullFirst != isDescending
    if value == .null { return isNullFirst ? [("\(name) IS NOT NULL", false)] : [] }
    let further = ("\(name) \(isDescending ? "<" : ">") \(dialect.mark)", true)
    return isNullFirst ? [further] : [further, ("\(name) IS NULL", false)]
  }
}
