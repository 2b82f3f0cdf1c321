import Database
import JSON
import TestSupport
import Testing

/// Pages that are read after another program changed the table.
@Suite struct RowPagesTests {
  /// The first pages that are read, the rows that another program deletes then, and the order.
  nonisolated static let deletions: [(seen: [Int], deleted: ClosedRange<Int>, order: String?)] = [
    ([0, 3999], 2000...2999, nil), ([0, 3999], 2000...2999, "score desc, name"),
    ([0, 2560, 3999], 1...2500, "name"), ([2600], 1...2599, nil), ([3500], 1...3999, "score"),
    ([130, 3000], 200...2990, "note, name desc"), ([3999], 3000...4000, nil), ([], 100...3500, nil),
  ]

  @Test(arguments: deletions, [true, false])
  func `after another program deleted many rows, all others are in order, each once`(
    row: (seen: [Int], deleted: ClosedRange<Int>, order: String?),
    isShuffled: Bool
  ) throws {
    let fixture = try DatabaseFixture()
    try fixture.run(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, score INTEGER, note TEXT)"
    )
    try fixture.run(
      "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < 4000) SELECT i, 'p' || (i * 37 % 1000), i / 7, "
        + "CASE WHEN i % 3 > 0 THEN 'x' || i % 11 END FROM n"
    )
    let table = try fixture.open("t", order: row.order)
    for number in row.seen { _ = table.value(ofRow: number) }
    let order = (row.order.map { $0 + ", " } ?? "") + "id"
    let all = try fixture.rows("SELECT id FROM t ORDER BY \(order)").map { $0[0].json }
    let deleted = Set(all[(row.deleted.lowerBound - 1)..<row.deleted.upperBound])
    try fixture.run("DELETE FROM t WHERE id IN (\(deleted.joined(separator: ",")))")
    // All of the pages fit in memory.
    var numbers = Array(0..<4000)
    var random = SeededGenerator(seed: row.deleted.count)
    if isShuffled { numbers.shuffle(using: &random) }
    for number in numbers { _ = table.value(ofRow: number) }
    let shown = numbers.indices.compactMap { table.value(ofRow: $0)["id"]?.integer }
    // Pages in memory keep their rows.
    let pages = Set(row.seen.map { $0 / 64 })
    let expected = all.enumerated().filter { !deleted.contains($1) || pages.contains($0 / 64) }
      .compactMap { Int($1) }
    #expect(shown == expected)
  }

  @Test(arguments: 1...20) func `no row appears twice after foreign changes`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try DatabaseFixture()
    let count = 3000 + random.below(3000)
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    try fixture.run(
      "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < \(count)) SELECT i * 2, 'p' || i FROM n"
    )
    let table = try fixture.open("t")
    for _ in 0..<random.below(8) { _ = table.value(ofRow: random.below(count)) }
    let seen = Dictionary(
      uniqueKeysWithValues: (0..<2).map { _ in random.below(count) }.reduce(into: Set<Int>()) {
        $0.insert($1)
      }
      .map { ($0, table.value(ofRow: $0).text) }
    )
    try fixture.run("BEGIN")
    // Fewer rows than a page are deleted.
    for _ in 0..<random.below(40) {
      let id = random.below(count) * 2
      if random.chance(60) {
        try fixture.run("INSERT OR IGNORE INTO t VALUES (\(id + 1), 'new')")
      } else {
        try fixture.run("DELETE FROM t WHERE id BETWEEN \(id) AND \(id + random.below(3))")
      }
    }
    try fixture.run("COMMIT")
    var numbers = Array(0..<count)
    if random.chance(50) { numbers.shuffle(using: &random) }
    for number in numbers { _ = table.value(ofRow: number) }
    let ids = (0..<count).compactMap { table.value(ofRow: $0)["id"]?.integer }
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
    for (number, text) in seen {
      let now = table.value(ofRow: number).text
      #expect(now == text || now == "{}", "seed \(seed), row \(number)")
    }
  }

  @Test func `a moment names the rows that no page has read`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY)")
    try fixture.run(
      "INSERT INTO t WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < 5000) SELECT i * 2 FROM n"
    )
    let table = try fixture.open("t")
    table.fix(try table.moment(isExact: false).moment)
    try fixture.run("INSERT INTO t VALUES (1)")
    #expect(try table.hasChanged(since: nil))
    #expect(table.value(ofRow: 3000).text == "{\"id\":6002}")
    let (moment, values) = try table.moment(isExact: true) { _ in [0] }
    #expect(moment.identifiers.count == 5001 && values[0]?.text == "{\"id\":1}")
    let next = DatabaseTable(table, at: moment)
    #expect(next.value(ofRow: 0).text == "{\"id\":1}" && next.rowCount == 5001)
    #expect(table.value(ofRow: 0).text == "{\"id\":2}")
  }
}
