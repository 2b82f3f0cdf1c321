import Database
import JSON
import TestSupport
import Testing

/// Saves of values that a text shows only in part.
@Suite struct ShownValueTests {
  @Test func `a text in invalid UTF-8 can be replaced and deleted`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, a TEXT)")
    try fixture.run(
      "INSERT INTO t VALUES (1, CAST(x'ff61' AS TEXT)), (2, CAST(x'c3' AS TEXT))"
    )
    let shown = DatabaseValue("\u{FFFD}")
    let edits = [
      RowEdit(
        row: "0 0",
        .update,
        identity: [.integer(1)],
        [.init("a", old: DatabaseValue("\u{FFFD}a"), new: DatabaseValue("b"))]
      ), RowEdit(row: "#2", .delete, identity: [.integer(2)], [.init("a", old: shown)]),
    ]
    _ = try GuardedSave(fixture.open("t").query).save(edits, to: fixture.address())
    #expect(try fixture.rows("SELECT id, a FROM t") == [[.integer(1), DatabaseValue("b")]])
  }

  @Test func `binary data of the same size is a conflict`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, a)")
    try fixture.run("INSERT INTO t VALUES (1, x'0102')")
    let old = DatabaseValue("BLOB 2 B")
    let edit = RowEdit(
      row: "0 0",
      .update,
      identity: [.integer(1)],
      [.init("a", old: old, new: .null)]
    )
    #expect(throws: DatabaseError.self) {
      _ = try GuardedSave(fixture.open("t").query).save([edit], to: fixture.address())
    }
    #expect(try fixture.rows("SELECT a FROM t") == [[.blob([1, 2])]])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a server's null of JSON can be replaced`() throws {
    let fixture = try PostgresFixture()
    try fixture.run("CREATE TABLE t(id int PRIMARY KEY, a jsonb, b json)")
    try fixture.run("INSERT INTO t VALUES (1, 'null', 'null')")
    let (null, new) = (DatabaseValue.json(Array("null".utf8)), DatabaseValue.json(Array("5".utf8)))
    let edit = RowEdit(
      row: "0 0",
      .update,
      identity: [.integer(1)],
      [.init("a", old: null, new: new), .init("b", old: null, new: new)]
    )
    _ = try GuardedSave(fixture.open("t").query).save([edit], to: fixture.address)
    #expect(try fixture.rows("SELECT a, b FROM t") == [[new, new]])
  }

  @Test(arguments: ["null", "\"null\"", #""\"null\"""#, "\" null \"", "[null]", "5", "\"a\""])
  func `a value of a JSON column has a form of its own`(text: String) throws {
    let value = DatabaseValue.json(Array(text.utf8))
    let form = try JSONValue(parsing: value.json)
    #expect(form.kind != .null)
    #expect(DatabaseValue(ofJSONColumn: form) == value)
    #expect(DatabaseValue(ofJSONColumn: .null) == .null)
  }

  @Test(arguments: ["a\nb", "it's\u{1B}[31m", "\u{9B}x\u{202E}", "\u{0}a", "\\\t'", "a\u{200D}b"])
  func `a printed statement stores the same text`(text: String) throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a TEXT)")
    let edit = RowEdit(row: "", .insert, [.init("a", new: DatabaseValue(text))])
    let lines = try GuardedSave(fixture.open("t").query).script([edit])
    let statement = try #require(lines.dropFirst().first)
    let hidden = statement.unicodeScalars.first { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x202E
    }
    #expect(hidden == nil)
    try fixture.run(statement)
    #expect(try fixture.rows("SELECT a FROM t") == [[DatabaseValue(text)]])
    guard PostgresServer.isInstalled, !text.contains("\u{0}") else { return }
    let server = try PostgresFixture()
    try server.run("CREATE TABLE t(id serial PRIMARY KEY, a text)")
    try server.run(GuardedSave(server.open("t").query).script([edit])[1])
    #expect(try server.rows("SELECT a FROM t") == [[DatabaseValue(text)]])
  }

  @Test func `a row that broke a reference before is not named`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE up(id INTEGER PRIMARY KEY)")
    try fixture.run(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a INT REFERENCES up DEFERRABLE INITIALLY DEFERRED)"
    )
    try fixture.run("PRAGMA foreign_keys = OFF")
    try fixture.run("INSERT INTO t VALUES (1, 5), (2, NULL)")
    let edit = RowEdit(
      row: "0 1 #2",
      .update,
      identity: [.integer(2)],
      [.init("a", old: .null, new: .integer(7))]
    )
    let new = RowEdit(row: "0 2", .insert, [.init("a", new: .integer(8))])
    #expect {
      _ = try GuardedSave(fixture.open("t").query).save([edit, new], to: fixture.address())
    } throws: { error in
      (error as? DatabaseError)?.message
        == "not saved; 0 1 #2: FOREIGN KEY constraint failed: a names no row of up; "
        + "0 2: FOREIGN KEY constraint failed: a names no row of up"
    }
  }

  @Test(
    arguments: [
      ("Key (a)=(5) is not present in table \"t\".", ["a": "5"]),
      ("x (y): Schlüssel (a, b)=(5, x y) fehlt", ["a": "5", "b": "x y"]), ("no key", nil),
      ("(a, b)=(5)", nil),
    ] as [(String, [String: String]?)]
  )
  func `a server's message names rows by their values`(
    message: String,
    values: [String: String]?
  ) {
    #expect(CommitProblem.Place(namedBy: message) == values.map { .values($0) } ?? .unknown)
  }
}
