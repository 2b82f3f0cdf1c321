import Database
import SessionSupport
import TestSupport
import Testing

/// Printed statements of a server's table, which do the same as the save.
@MainActor @Suite(.serialized, .enabled(if: PostgresServer.isInstalled, "PostgreSQL is missing"))
struct PrintedStatementTests {
  /// A type of columns, with a value in SQL and another one as an edit writes it.
  struct ColumnType: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String
    let new: String
    var isKey = true

    var testDescription: String { name }
  }

  nonisolated static let types: [ColumnType] = [
    ColumnType(name: "real", old: "0.1", new: "0.7"),
    ColumnType(name: "double precision", old: "0.1", new: "1e-7"),
    ColumnType(name: "numeric", old: "0.10", new: "12345678901234567890.5"),
    ColumnType(name: "numeric(6,2)", old: "1.1", new: "2.25"),
    ColumnType(name: "smallint", old: "1", new: "2"),
    ColumnType(name: "integer", old: "1", new: "-2"),
    ColumnType(name: "bigint", old: "9007199254740993", new: "9007199254740995"),
    ColumnType(name: "oid", old: "7", new: "8"),
    ColumnType(name: "boolean", old: "true", new: "false"),
    ColumnType(name: "text", old: "'a'", new: "\"it's\""),
    ColumnType(name: "varchar(9)", old: "'a'", new: "\"b\""),
    ColumnType(name: "char(3)", old: "'ab'", new: "\"cd\""),
    ColumnType(name: "date", old: "'2024-01-02'", new: "\"2024-02-03\""),
    ColumnType(name: "timestamptz", old: "'2024-01-02 10:00Z'", new: "\"2024-02-03 11:00Z\""),
    ColumnType(name: "interval", old: "'1 day'", new: "\"2 days\""),
    ColumnType(
      name: "uuid",
      old: "md5('a')::uuid",
      new: "\"\(String(repeating: "ab", count: 16))\""
    ),
    ColumnType(name: "money", old: "'1.50'", new: "\"2.50\""),
    ColumnType(name: "inet", old: "'10.0.0.1'", new: "\"10.0.0.2\""),
    ColumnType(name: "cidr", old: "'10.0.0.0/8'", new: "\"11.0.0.0/8\""),
    ColumnType(name: "bit(3)", old: "'101'", new: "\"110\""),
    ColumnType(name: "int4range", old: "'[1,3)'", new: "\"[2,5)\""),
    ColumnType(name: "integer[]", old: "'{1,2}'", new: "\"{3}\""),
    ColumnType(name: "mood", old: "'sad'", new: "\"glad\""),
    ColumnType(name: "jsonb", old: "'{\"k\": 1}'", new: "[1]"),
    ColumnType(name: "json", old: "'{\"k\": 1}'", new: "[1]", isKey: false),
    ColumnType(name: "point", old: "'(1,2)'", new: "\"(3,4)\"", isKey: false),
    ColumnType(name: "xml", old: "'<a/>'", new: "\"<b/>\"", isKey: false),
    ColumnType(name: "flag", old: "true", new: "false"),
    ColumnType(name: "whole", old: "1", new: "2"),
    ColumnType(name: "amount", old: "0.10", new: "0.20"),
    ColumnType(name: "ratio", old: "0.1", new: "0.7"),
    ColumnType(name: "share", old: "0.1", new: "0.7"),
    ColumnType(name: "label", old: "'a'", new: "\"b\""),
    ColumnType(name: "document", old: "'{\"k\": 1}'", new: "[1]", isKey: false),
  ]

  private static let schema = [
    "CREATE TYPE mood AS ENUM ('sad', 'glad')",
    "CREATE DOMAIN flag AS boolean",
    "CREATE DOMAIN whole AS integer CHECK (VALUE < 100)",
    "CREATE DOMAIN amount AS numeric",
    "CREATE DOMAIN ratio AS real",
    "CREATE DOMAIN share AS ratio CHECK (VALUE <= 1)",
    "CREATE DOMAIN label AS varchar(9)",
    "CREATE DOMAIN document AS json",
  ]

  /// Makes two tables with the same rows, and a session that has the first one open.
  private func open(
    _ columns: String,
    rows: [String]
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let writer = try ForeignWriter("postgres")
    for sql in Self.schema { try writer.run(sql) }
    for table in ["saved", "printed"] {
      try writer.run("CREATE TABLE \(table)(\(columns))")
      for row in rows { try writer.run("INSERT INTO \(table) VALUES (\(row))") }
    }
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --table saved")
    return (writer, fixture)
  }

  /// Runs the printed statements on one table and the save on the other; returns the rows of both.
  private func saved(
    _ writer: ForeignWriter,
    _ fixture: SessionFixture
  ) throws -> (saved: [String], printed: [String]) {
    let script = fixture.type("save --sql")
    for line in script.split(separator: "\n") {
      let sql = String(line).replacing("\"saved\"", with: "\"printed\"")
      do { try writer.run(sql) } catch { Issue.record("\(sql): \(error)") }
    }
    let text = fixture.type("save")
    #expect(text.hasPrefix("saved ") && !text.contains("no differences"), "\(text)")
    func rows(_ table: String) throws -> [String] {
      try writer.rows("SELECT \(table)::text FROM \(table) ORDER BY 1")
    }
    return (try rows("saved"), try rows("printed"))
  }

  @Test(arguments: types)
  func `values of a type are compared as they are saved`(_ type: ColumnType) throws {
    let (writer, fixture) = try open(
      "id int PRIMARY KEY, v \(type.name)",
      rows: ["1, \(type.old)", "2, \(type.old)", "3, NULL"]
    )
    fixture.type("update 0 0 v=\(type.new)")
    fixture.type("update 0 2 v=\(type.new)")
    fixture.type("delete 0 1")
    fixture.type("append 0 {\"id\": 9, \"v\": \(type.new)}")
    let (saved, printed) = try saved(writer, fixture)
    #expect(saved == printed)
    #expect(saved.count == 3, "\(saved)")
    let new = try writer.rows("SELECT DISTINCT v::text FROM saved")
    #expect(new.count == 1 && new != ["null"], "\(new)")
  }

  @Test(arguments: types.filter(\.isKey))
  func `keys of a type are compared as they are saved`(_ type: ColumnType) throws {
    let (writer, fixture) = try open(
      "k \(type.name) PRIMARY KEY, note text",
      rows: ["\(type.old), 'old'"]
    )
    fixture.type("update 0 0 note=new")
    let (saved, printed) = try saved(writer, fixture)
    #expect(saved == printed)
    #expect(try writer.rows("SELECT note FROM saved") == ["\"new\""])
    fixture.type("delete 0 0")
    let rest = try self.saved(writer, fixture)
    #expect(rest.saved.isEmpty && rest.printed.isEmpty, "\(rest)")
  }

  @Test func `a policy that hides a row from edits is not called a trigger`() throws {
    let writer = try ForeignWriter("postgres", rows: ForeignWriter.people)
    try writer.run("CREATE ROLE reader LOGIN")
    try writer.run("GRANT ALL ON person TO reader")
    try writer.run("ALTER TABLE person ENABLE ROW LEVEL SECURITY")
    try writer.run("CREATE POLICY look ON person FOR SELECT USING (true)")
    try writer.run("CREATE POLICY edit ON person FOR UPDATE USING (id > 1)")
    defer {
      try? writer.run("DROP OWNED BY reader")
      try? writer.run("DROP ROLE reader")
    }
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place.replacing("user=tester", with: "user=reader"))\"")
    fixture.type("update 0 0 name=Mine")
    let text = fixture.type("save")
    #expect(text.contains("the database left the row unchanged and gave no reason"), "\(text)")
    #expect(!text.contains("trigger"), "\(text)")
  }
}
