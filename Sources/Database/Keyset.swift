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
    let names = query.keys.map { query.dialect.quoted($0.column) }
    var branches: [Branch] = []
    for length in query.keys.indices.reversed() {
      let fixed = (0..<length).map { number in
        values[number] == .null
          ? "\(names[number]) IS NULL" : "\(names[number]) = \(query.dialect.mark)"
      }
      let fixedValues = values[..<length].filter { $0 != .null }
      let further = Keyset.conditions(
        after: values[length],
        names[length],
        isDescending: query.keys[length].isDescending,
        query.dialect
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
