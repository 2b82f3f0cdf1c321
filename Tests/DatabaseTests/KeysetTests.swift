import Database
import JSON
import TableModel
import TestSupport
import Testing

/// Pages together are the whole table, in the order that SQLite gives.
@Suite struct KeysetTests {
  /// Random tables: types that do not match their columns, NULLs, repeated values, both directions.
  @Test(arguments: 1...40) func `pages are the whole table`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try DatabaseFixture()
    let keyless = random.chance(30)
    let schema =
      keyless
      ? "CREATE TABLE t(a, b TEXT COLLATE NOCASE, c INT, p INT, q TEXT, PRIMARY KEY(p, q)) "
        + "WITHOUT ROWID"
      : "CREATE TABLE t(a, b TEXT COLLATE NOCASE, c INT, p REAL, q TEXT)"
    try fixture.run(schema)
    if random.chance(50) { try fixture.run("CREATE INDEX i ON t(b, c DESC)") }
    let count = 1 + random.below(700)
    try fixture.run("BEGIN")
    for number in 0..<count {
      let values = (0..<3).map { _ in Self.value(&random) }
      try fixture.run(
        "INSERT INTO t VALUES (?, ?, ?, ?, ?)",
        values + [.integer(Int64(number / 3)), DatabaseValue("\(number % 3)")]
      )
    }
    try fixture.run("COMMIT")
    let order = Self.order(&random)
    let condition = random.chance(30) ? "c IS NOT 3 -- a comment" : nil
    let table = try fixture.open("t", order: order, where: condition)
    let identity = keyless ? ["p", "q"] : ["rowid"]
    let keys = (order.map { [$0] } ?? []) + identity.map { "\"\($0)\"" }
    let expected = try fixture.rows(
      "SELECT a, b, c, p, q FROM t \(condition.map { "WHERE (\($0)\n)" } ?? "")"
        + " ORDER BY \(keys.joined(separator: ", "))"
    )
    #expect(table.rowCount == expected.count, "seed \(seed)")
    // Any order of reading gives the same rows.
    var numbers = Array(expected.indices)
    if random.chance(50) { numbers.shuffle(using: &random) }
    for number in numbers {
      let row = table.value(ofRow: number).text
      let wanted = DatabaseFixture.object(["a", "b", "c", "p", "q"], expected[number])
      #expect(row == wanted, "seed \(seed), row \(number), order \(order ?? "")")
      guard row == wanted else { return }
    }
  }

  private static func order(_ random: inout SeededGenerator) -> String? {
    let names = ["a", "b", "c", "p"].shuffled(using: &random).prefix(random.below(4))
    if names.isEmpty { return nil }
    var parts: [String] = []
    for name in names { parts.append(random.chance(50) ? name : "\(name) DESC") }
    return parts.joined(separator: ", ")
  }

  private static func value(_ random: inout SeededGenerator) -> DatabaseValue {
    switch random.below(7) {
    case 0, 1: .null
    case 2: .integer(Int64(random.below(5)))
    case 3: .real(Double(random.below(9)) / 2)
    case 4: DatabaseValue(["", "a", "A", "b", "it's", "\u{1B}[31m"][random.below(6)])
    case 5: .blob([UInt8(random.below(3))])
    default: DatabaseValue("\(random.below(5))")
    }
  }
}
