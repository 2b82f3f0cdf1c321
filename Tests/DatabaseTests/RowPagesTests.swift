import Database
import JSON
import TestSupport
import Testing

/// Pages that are read after another program changed the table.
@Suite struct RowPagesTests {
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
