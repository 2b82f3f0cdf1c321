import JSON
import TestSupport
import Testing

@testable import Database

@Suite struct CatalogTests {
  @Test func `tables, views and identities are those of the schema`() throws {
    let fixture = try DatabaseFixture()
    for sql in [
      "CREATE TABLE plain(a, b)",
      "CREATE TABLE keyed(id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
      "CREATE TABLE without(p TEXT, q INT, PRIMARY KEY(q, p)) WITHOUT ROWID",
      "CREATE TABLE taken(rowid, oid, _rowid_)",
      "CREATE TABLE half(oid, rowid)",
      "CREATE TABLE \"we\"\"ird\"(\"a b\" TEXT, \"select\" INT, g AS (1) STORED)",
      "CREATE VIRTUAL TABLE words USING fts5(text)",
      "CREATE VIEW v AS SELECT a FROM plain",
      "CREATE VIEW broken AS SELECT x FROM nowhere",
    ] { try fixture.run(sql) }
    let found = try fixture.catalog().tables.map { table in
      "\(table.name) \(table.kind.rawValue) (\(table.columns.map(\.name).joined(separator: ", ")))"
        + " by (\(table.identity.names.joined(separator: ", ")))"
    }
    #expect(
      found == [
        "plain table (a, b) by (rowid)", "keyed table (id, name) by (rowid)",
        "without table (p, q) by (q, p)", "taken table (rowid, oid, _rowid_) by ()",
        "half table (oid, rowid) by (_rowid_)", "we\"ird table (a b, select, g) by (rowid)",
        "words virtual (text) by ()", "v view (a) by ()", "broken view () by ()",
      ]
    )
  }

  @Test(
    arguments: [
      ("name", nil), ("NAME desc, id", nil),
      ("\"na,me\"", "the table \"t\" has no column \"na,me\""),
      ("", "expected columns such as `city, name desc`, found \"\""),
      ("name,", "expected columns such as `city, name desc`, found \"name,\""),
      ("nmae", "the table \"t\" has no column \"nmae\""),
      ("name; DROP TABLE t", "the table \"t\" has no column \"name; DROP TABLE t\""),
    ] as [(String, String?)]
  )
  func `an order names columns`(order: String, message: String?) throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name)")
    #expect(problem { _ = try fixture.open("t", order: order) } == message)
  }

  @Test(
    arguments: [
      ("name = 'a'", nil), ("1) OR (1", "near \")\": syntax error"),
      ("1; DELETE FROM t", "more than one statement"), ("name = ?", "parameters have no values"),
      ("nmae = 1", "no such column: nmae"), ("\"nmae\" = 1", "no such column: nmae"),
    ] as [(String, String?)]
  )
  func `a condition is one expression`(condition: String, message: String?) throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name)")
    #expect(
      problem { _ = try fixture.open("t", where: condition) }
        == message.map { "expected one SQL condition: \($0)" }
    )
  }

  @Test(
    arguments: [
      ("a", "\"a\""), ("we\"ird", "\"we\"\"ird\""), ("", "\"\""),
      ("q\"\u{301}", "\"q\"\"\u{301}\""),
    ]
  )
  func `a name is quoted, whatever characters follow a quote`(name: String, quoted: String) {
    #expect(Dialect.sqlite.quoted(name) == quoted)
  }

  @Test(
    arguments: [
      ("unsigned big int", .number), ("POINT", .number), ("charint", .number), ("I", .numberOrText),
      ("VARCHAR(10)", .text), ("clob", .text), ("longtext", .text), ("", .any), ("a blob", .any),
      ("BLO", .numberOrText), ("REAL", .number), ("NUMERIC(10,2)", .number), ("double", .number),
      ("DECIMAL", .number), ("datetime", .numberOrText), ("DATE", .numberOrText),
      ("ANY", .numberOrText),
    ] as [(String, CatalogColumn.Storage)]
  )
  func `a declared type has the storage that SQLite gives it`(
    type: String,
    storage: CatalogColumn.Storage
  ) {
    #expect(CatalogColumn.Storage(affinityOf: type) == storage)
  }

  @Test func `digits, NULL and binary data are kept`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    for value in [
      "9223372036854775807", "-9223372036854775808", "0.1", "5.0", "1e300", "9e999", "NULL", "''",
      "'\u{1B}\"\\'", "x'00ff'", "CAST(x'ff41' AS TEXT)", "'a' || char(0) || 'b'",
    ] { try fixture.run("INSERT INTO t VALUES (\(value))") }
    let table = try fixture.open("t")
    #expect(
      (0..<table.rowCount).map { table.value(ofRow: $0).text } == [
        "{\"a\":9223372036854775807}", "{\"a\":-9223372036854775808}", "{\"a\":0.1}",
        "{\"a\":5.0}", "{\"a\":1e+300}", "{\"a\":1e999}", "{\"a\":null}", "{\"a\":\"\"}",
        "{\"a\":\"\\u001b\\\"\\\\\"}", "{\"a\":\"BLOB 2 B\"}", "{\"a\":\"\u{FFFD}A\"}",
        "{\"a\":\"a\\u0000b\"}",
      ]
    )
  }

  @Test func `sections are the values of a column with their counts`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(city, name)")
    try fixture.run(
      "INSERT INTO t VALUES ('Rome', 1), (NULL, 2), ('Oslo', 3), ('Rome', 4), (5, 5)"
    )
    let table = try fixture.open("t", order: "name desc", section: "city")
    let groups = table.groups?.map { "\($0.header) \($0.count)" }
    #expect(groups == [" 1", "5 1", "Oslo 1", "Rome 2"])
    #expect(
      (0..<5).map { table.value(ofRow: $0)["name"]?.text ?? "" } == ["2", "5", "3", "4", "1"]
    )
  }

  /// Returns the message of the error that work throws, or nil.
  private func problem(_ work: () throws -> Void) -> String? {
    do { try work() } catch { return (error as? DatabaseError)?.message ?? "\(error)" }
    return nil
  }
}
