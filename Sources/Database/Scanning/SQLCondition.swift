/// A condition in SQL, with a mark for each of its values.
struct SQLCondition: Hashable, Sendable {
  /// The condition, which is true or false and never NULL.
  let sql: String

  /// The values.
  let values: [DatabaseValue]

  /// Creates a condition; NULL counts as false.
  init(_ sql: String, _ values: [DatabaseValue] = []) {
    (self.sql, self.values) = ("(\(sql)) IS TRUE", values)
  }

  private init(parts: [SQLCondition], joinedBy word: String) {
    sql = "(" + parts.map(\.sql).combined(by: word) + ")"
    values = parts.flatMap(\.values)
  }

  /// The opposite condition.
  var inverse: SQLCondition { SQLCondition("NOT (\(sql))", values) }

  /// Returns the condition that all conditions are true, or nil for none.
  static func all(_ parts: [SQLCondition]) -> SQLCondition? {
    parts.isEmpty ? nil : parts.count == 1 ? parts[0] : SQLCondition(parts: parts, joinedBy: "AND")
  }

  /// Returns the condition that at least one condition is true, or nil for none.
  static func any(_ parts: [SQLCondition]) -> SQLCondition? {
    parts.isEmpty ? nil : parts.count == 1 ? parts[0] : SQLCondition(parts: parts, joinedBy: "OR")
  }
}

extension [String] {
  /// The most conditions of a chain.
  ///
  /// A chain has a level for each of them, and a file allows 200 levels.
  private static let mostOfLevel = 50

  /// Returns conditions in SQL as one, with brackets around the parts of a long chain.
  ///
  /// - Parameter word: `AND` or `OR`.
  /// - Returns: The condition.
  func combined(by word: String) -> String {
    guard count > Self.mostOfLevel else { return joined(separator: " \(word) ") }
    return stride(from: 0, to: count, by: Self.mostOfLevel).map { start in
      "(" + self[start..<Swift.min(count, start + Self.mostOfLevel)].joined(separator: " \(word) ")
        + ")"
    }
    .joined(separator: " \(word) ")
  }
}
