import Database
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// The null of JSON and NULL in a column of JSON values.
@MainActor @Suite(.serialized) struct JSONNullTests {
  /// The types of a column of JSON values, by the kinds of databases.
  nonisolated static var types: [(kind: String, type: String)] {
    [("sqlite", "JSON")]
      + (PostgresServer.isInstalled ? [("postgres", "json"), ("postgres", "jsonb")] : [])
  }

  private static let all =
    "SELECT id, CASE WHEN data IS NULL THEN 'NULL' ELSE CAST(data AS text) END FROM person"
    + " ORDER BY id"

  /// Opens rows with the null of JSON, NULL, and a text that reads like null.
  private func open(
    _ kind: String,
    _ type: String
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let writer = try ForeignWriter(kind)
    try writer.run("DROP TABLE person")
    try writer.run("CREATE TABLE person(id INTEGER PRIMARY KEY, data \(type), name TEXT)")
    try writer.run(
      "INSERT INTO person VALUES (1, 'null', 'a'), (2, NULL, 'b'), (3, '\"null\"', 'c'), "
        + "(4, '\"\\\"null\\\"\"', 'd')"
    )
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --title data")
    return (writer, fixture)
  }

  private static let values = [
    #"1 "null""#, #"2 "NULL""#, #"3 "\"null\"""#, #"4 "\"\\\"null\\\"\"""#,
  ]

  @Test(arguments: types)
  func `each is shown in its own way`(kind: String, type: String) throws {
    let (writer, fixture) = try open(kind, type)
    #expect(try writer.rows(Self.all) == Self.values)
    let items = (0..<4).map { fixture.type("item 0 \($0)") }
    #expect(items[0].contains(#""data": "null""#), "\(items)")
    #expect(items[1].contains(#""data": null"#), "\(items)")
    #expect(items[2].contains(#""data": "\"null\"""#), "\(items)")
    #expect(Set(items).count == 4)
    let records = fixture.records("row 0 0", "row 0 1")
    #expect(records[0].contains(#""title":"null""#), "\(records)")
    #expect(records[1].contains(#""title":null"#), "\(records)")
    #expect(fixture.type("find data=null").hasPrefix("0 1  "), "\(fixture.type("find data=null"))")
  }

  @Test(arguments: types)
  func `a deleted row comes back with the same value`(kind: String, type: String) throws {
    let (writer, fixture) = try open(kind, type)
    #expect(try writer.rows(Self.all) == Self.values)
    #expect(fixture.type("delete 0 0..3; save").contains(": 4 rows deleted"))
    #expect(try writer.rows(Self.all).isEmpty)
    #expect(fixture.type("undo; save").contains(": 4 rows inserted"))
    #expect(try writer.rows(Self.all) == Self.values)
  }

  @Test(arguments: types)
  func `an edit of either one is guarded, and undone after the save`(
    kind: String,
    type: String
  ) throws {
    let (writer, fixture) = try open(kind, type)
    fixture.run("update 0 0 data=p", "update 0 1 data=q", "update 0 2 data=r", "update 0 3 data=s")
    let script = fixture.type("save --sql").split(separator: "\n").dropFirst().dropLast()
    #expect(fixture.type("diff").contains(#"data: "null" → "p""#), "\(fixture.type("diff"))")
    #expect(fixture.type("diff").contains(#"data: null → "q""#), "\(fixture.type("diff"))")
    let edited = ["p", "q", "r", "s"].enumerated().map { number, text in
      kind == "sqlite" ? #"\#(number + 1) "\#(text)""# : #"\#(number + 1) "\"\#(text)\"""#
    }
    try writer.run("BEGIN")
    for statement in script { try writer.run(String(statement)) }
    #expect(try writer.rows(Self.all) == edited, "\(script)")
    try writer.run("ROLLBACK")
    #expect(fixture.type("save").contains(": 4 rows updated"))
    #expect(try writer.rows(Self.all) == edited)
    #expect(fixture.type("undo 4; save").contains(": 4 rows updated"))
    #expect(try writer.rows(Self.all) == Self.values)
  }

  @Test(arguments: types)
  func `a conflict names the one that is there now`(kind: String, type: String) throws {
    let (writer, fixture) = try open(kind, type)
    fixture.run("update 0 0 data=p", "update 0 1 data=q")
    try writer.run("UPDATE person SET data = NULL WHERE id = 1")
    try writer.run("UPDATE person SET data = 'null' WHERE id = 2")
    let text = fixture.type("save")
    #expect(text.contains("error[conflict]"), "\(text)")
    #expect(text.contains(#"data was "null", is null, yours "p""#), "\(text)")
    #expect(text.contains(#"data was null, is "null", yours "q""#), "\(text)")
    #expect(fixture.type("resolve theirs").contains("took theirs in 2 rows"))
    #expect(fixture.type("save").contains("no differences"))
    #expect(try writer.rows(Self.all).prefix(2) == [#"1 "NULL""#, #"2 "null""#])
  }

  @Test(arguments: types)
  func `an edit can set either one`(kind: String, type: String) throws {
    let (writer, fixture) = try open(kind, type)
    fixture.run("update 0 0 data=null", #"update 0 1 data="null""#)
    #expect(fixture.type("save").contains(": 2 rows updated"))
    #expect(try writer.rows(Self.all).prefix(2) == [#"1 "NULL""#, #"2 "null""#])
  }
}
