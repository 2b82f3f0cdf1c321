import Database
import JSON
import TestSupport
import Testing

/// Tables of a real PostgreSQL server.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PostgresTests {
  @Test func `the catalog has the tables of all schemas, and what identifies a row`() throws {
    let fixture = try PostgresFixture()
    for sql in [
      "CREATE TABLE b(id serial PRIMARY KEY, name varchar(9) NOT NULL UNIQUE, w numeric(9,2))",
      "CREATE TABLE a(x int, y text)",
      "CREATE TABLE pair(b text NOT NULL, a int NOT NULL, UNIQUE (a, b))",
      "CREATE TABLE maybe(a int UNIQUE, b int)",
      "CREATE TABLE parts(k int PRIMARY KEY) PARTITION BY RANGE (k)",
      "CREATE TABLE part1 PARTITION OF parts FOR VALUES FROM (0) TO (9)",
      "CREATE VIEW seen AS SELECT name FROM b",
      "CREATE SCHEMA \"Odd s\"", "CREATE TABLE \"Odd s\".\"t \"\"q\"(k text PRIMARY KEY)",
      "CREATE TEMPORARY TABLE gone(a int)",
    ] { try fixture.run(sql) }
    let lines = try fixture.catalog().tables.map { table in
      let identity = table.identity.names.joined(separator: " ")
      let columns = table.columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
      return "\(table.title) | \(table.kind.rawValue) | \(identity) | \(columns)"
    }
    #expect(
      lines == [
        "a | table |  | x integer, y text",
        "b | table | id | id integer, name character varying(9), w numeric(9,2)",
        "maybe | table |  | a integer, b integer",
        "pair | table | a b | b text, a integer",
        "parts | table | k | k integer",
        "Odd s.t \"q | table | k | k text",
        "seen | view |  | name character varying(9)",
      ]
    )
  }

  @Test(arguments: [
    ("1::int2", "1"), ("9223372036854775807::int8", "9223372036854775807"),
    ("1234567890.12345678901234567890::numeric", "1234567890.12345678901234567890"),
    ("'NaN'::numeric", "\"NaN\""), ("0.1::float8", "0.1"), ("'-Infinity'::float8", "-1e999"),
    ("'NaN'::float8", "\"NaN\""), ("true", "true"), ("NULL::text", "null"), ("''::text", "\"\""),
    ("'{\"a\" : [1,  2]}'::json", "{\"a\" : [1,  2]}"), ("'\"x\"'::jsonb", "\"x\""),
    ("'\\x0001ff'::bytea", "\"BLOB 3 B\""), ("'{a,NULL}'::text[]", "\"{a,NULL}\""),
    ("'2026-01-02'::date", "\"2026-01-02\""), ("point(1,2)", "\"(1,2)\""),
    ("E'\\x1b[31m\"'", "\"\\u001b[31m\\\"\""),
    ("repeat('[', 3000)||repeat(']', 3000)", "\"" + nested + "\""),
    ("(repeat('[', 3000)||repeat(']', 3000))::json", "\"" + nested + "\""),
  ])
  func `a value is read with all its digits`(sql: String, json: String) throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t AS SELECT \(sql) AS v")
    #expect(try fixture.open("t").value(ofRow: 0).text == "{\"v\":\(json)}")
  }

  private static let nested =
    String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)

  /// Random tables: NULLs, repeated values, both directions, an identity of two columns.
  @Test(arguments: 1...12) func `pages are the whole table`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try PostgresFixture()
    try fixture.run(
      "CREATE TABLE t(a int, b text, c float8, p int NOT NULL, q text NOT NULL, UNIQUE (p, q))"
    )
    let count = 1 + random.below(500)
    try fixture.run(
      """
      INSERT INTO t SELECT nullif(i * 7 % 5, 0), nullif(chr(65 + i % 4), 'A'),
        CASE i % 6 WHEN 0 THEN NULL WHEN 1 THEN 'NaN' WHEN 2 THEN 'Infinity' ELSE i % 3 / 2.0 END,
        i / 3, i % 3 FROM generate_series(1, \(count)) AS i
      """
    )
    let names = ["a", "b", "c"].shuffled(using: &random).prefix(random.below(4))
    let order = names.map { random.chance(50) ? $0 : "\($0) DESC" }.joined(separator: ", ")
    let condition = random.chance(30) ? "b IS DISTINCT FROM 'B?' -- a comment" : nil
    let table = try fixture.open("t", order: order.isEmpty ? nil : order, where: condition)
    let keys = (order.isEmpty ? [] : [order]) + ["p", "q"]
    let expected = try fixture.rows(
      "SELECT a, b, c, p, q FROM t \(condition.map { "WHERE (\($0)\n)" } ?? "")"
        + " ORDER BY \(keys.joined(separator: ", "))"
    )
    #expect(table.rowCount == expected.count, "seed \(seed)")
    var numbers = Array(expected.indices)
    if random.chance(50) { numbers.shuffle(using: &random) }
    for number in numbers {
      let row = table.value(ofRow: number).text
      let wanted = DatabaseFixture.object(["a", "b", "c", "p", "q"], expected[number])
      #expect(row == wanted, "seed \(seed), row \(number), order \(order)")
      guard row == wanted else { return }
    }
  }

  @Test(
    arguments: [
      ("1 = ", "bad-argument"), ("a = 1; DROP TABLE t", "bad-argument"), ("a = $1", "bad-argument"),
      ("1 = 1) OR (1 = 1", "bad-argument"), ("pg_sleep(0) IS NULL", nil),
    ] as [(String, String?)]
  )
  func `a condition is one expression`(condition: String, code: String?) throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t(a int)")
    let error = PostgresFixture.error { _ = try fixture.open("t", where: condition) }
    #expect(error?.code == code)
  }

  @Test func `reading changes nothing, whatever a condition calls`() throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t(a int)")
    try fixture.run("INSERT INTO t VALUES (1)")
    try fixture.run(
      "CREATE FUNCTION wipe() RETURNS bool LANGUAGE sql AS 'DELETE FROM t RETURNING true'"
    )
    let error = PostgresFixture.error { _ = try fixture.open("t", where: "wipe()") }
    #expect(error?.message.contains("read-only") == true)
    #expect(try fixture.rows("SELECT count(*) FROM t") == [[.integer(1)]])
  }

  @Test(arguments: [
    "postgresql://u:secret@127.0.0.1:1/x?sslmode=disable",
    "postgresql://u:se%2@127.0.0.1:1/x", "postgresql://u@127.0.0.1:1/x?password=secret",
    "postgresql://u:secret@[::1]:1/x",
  ])
  func `an address that leads nowhere is an error without its password`(address: String) throws {
    let server = try #require(ServerAddress(address))
    let error = PostgresFixture.error { _ = try DatabaseAddress.server(server).connect() }
    let words = try #require(error).message
    #expect(!words.contains("secret") && !words.contains("se%2"), "\(words)")
    #expect(!server.shown.contains("secret"))
  }

  @Test func `a missing library is named with its package`() throws {
    let server = try #require(ServerAddress("postgresql:///x"))
    let error = PostgresFixture.error {
      _ = try PostgresConnection(server, access: .reading, library: "libpq.so.99")
    }
    #expect(error?.code == "no-library")
    #expect(error?.hint == "install PostgreSQL's library: apt-get install libpq5")
  }
}
