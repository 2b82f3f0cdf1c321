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
    sql = "(" + parts.map(\.sql).joined(separator: " \(word) ") + ")"
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
