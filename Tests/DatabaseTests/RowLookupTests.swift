import Database
import JSON
import Synchronization
import TestSupport
import Testing

/// Rows of a server that are read by their identities.
@Suite(.enabled(if: PostgresServer.isInstalled)) struct RowLookupTests {
  /// The keys of tables with 200 rows: the columns, the key, and the numbers in SQL.
  nonisolated static let keys = [
    (columns: "id int8", key: "id", values: "i"),
    (columns: "id text", key: "id", values: "'k\"' || i"),
    (columns: "id numeric", key: "id", values: "i / 10.0"),
    (columns: "id bytea", key: "id", values: "decode(lpad(to_hex(i), 4, '0'), 'hex')"),
    (columns: "a text, b int2", key: "a, b", values: "'g' || i % 7, i"),
    (
      columns: "a date, b bool, c char(5)", key: "a, b, c",
      values: "'2026-01-01'::date + i, i % 2 = 0, i"
    ),
  ]

  @Test(arguments: keys) func `a page whose rows are known is one statement`(
    row: (columns: String, key: String, values: String)
  ) throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t(\(row.columns), name text, PRIMARY KEY (\(row.key)))")
    try fixture.run(
      "INSERT INTO t SELECT \(row.values), 'n' || i FROM generate_series(1, 200) AS n(i)"
    )
    let table = try fixture.open("t")
    let (moment, _) = try table.moment(isExact: true)
    let expected = (0..<200).map { table.value(ofRow: $0)["name"]?.text }
    try fixture.run("DELETE FROM t WHERE name = 'n70'")
    let next = DatabaseTable(table, at: moment)
    let statements = Mutex<[StatementReport]>([])
    next.observe { report in statements.withLock { $0.append(report) } }
    let names = (64..<128).map { next.value(ofRow: $0)["name"]?.text }
    #expect(names == expected[64..<128].map { $0 == "\"n70\"" ? nil : $0 }, "\(row.key)")
    #expect(statements.withLock { $0.count } == 1)
    #expect((62...64).contains(statements.withLock { $0[0].rows }))
  }

  @Test func `rows that a look needs come in groups, whatever their number`() throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t(id int8 PRIMARY KEY, name text)")
    try fixture.run("INSERT INTO t SELECT i, 'n' || i FROM generate_series(0, 299) AS n(i)")
    let table = try fixture.open("t")
    for numbers in [[], [7], Array(0..<64), Array(stride(from: 299, through: 10, by: -2))] {
      let statements = Mutex<[String]>([])
      table.observe { report in statements.withLock { $0.append(report.sql) } }
      let (_, values) = try table.moment(isExact: true) { _ in numbers }
      #expect(
        values.mapValues { $0["name"]?.text }
          == Dictionary(
            uniqueKeysWithValues: numbers.map {
              ($0, "\"n\($0)\"")
            }
          )
      )
      let lookups = statements.withLock { $0.filter { $0.contains(" IN (") }.count }
      #expect(lookups <= 2, "\(numbers.count) rows")
    }
  }
}
