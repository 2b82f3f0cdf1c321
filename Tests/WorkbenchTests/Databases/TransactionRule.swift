import Testing

/// An order, sections and a condition for random transactions.
struct TransactionRule: CustomTestStringConvertible, Sendable {
  /// The options of `open`, in words.
  var testDescription: String {
    let parts = [
      order.map { "--order '\($0)'" }, section.map { "--section \($0)" },
      condition.map { "--where '\($0)'" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// The order, or nil for that of the key.
  let order: String?

  /// The column of the sections, or nil.
  let section: String?

  /// The condition, or nil.
  let condition: String?

  /// The wiring of the table.
  let wiring: String

  init(
    _ order: String?,
    section: String? = nil,
    where condition: String? = nil,
    wiring: String
  ) {
    (self.order, self.section, self.condition) = (order, section, condition)
    self.wiring = wiring
  }

  /// Orders with ties, NULLs, both directions and a collation for which `a` equals `A`.
  static let all = [
    TransactionRule(nil, wiring: "fetched"),
    TransactionRule("name, score desc", wiring: "items"),
    TransactionRule("city desc, name", wiring: "fetched"),
    TransactionRule("label desc, score", wiring: "monolith"),
    TransactionRule("city", section: "city", wiring: "fetched"),
    TransactionRule("score desc, label", section: "score", wiring: "datamodel"),
    TransactionRule("name", where: "score > 1", wiring: "fetched"),
    TransactionRule("label", section: "label", where: "city IS NOT NULL", wiring: "fetched"),
  ]

  private var filter: String { condition.map { " WHERE \($0)" } ?? "" }

  /// The statement that reads all rows in their order.
  var rows: String { rows(of: "id, name, city, score, label") }

  /// The statement that reads some columns of all rows in their order.
  func rows(of columns: String) -> String {
    let keys = order.map { "\($0), id" } ?? "id"
    return "SELECT \(columns) FROM person\(filter) ORDER BY \(keys)"
  }

  /// Returns each rule with each kind of database that can run here.
  static func cases(_ rules: [TransactionRule]) -> [(kind: String, rule: TransactionRule)] {
    ForeignWriter.kinds.flatMap { kind in rules.map { (kind, $0) } }
  }

  /// The statement that counts the rows of each section in their order; nil without sections.
  var counts: String? {
    section.map { name in
      let direction = order?.hasPrefix("\(name) desc") == true ? " DESC" : ""
      return "SELECT count(*) FROM person\(filter) GROUP BY \(name) ORDER BY \(name)\(direction)"
    }
  }
}
