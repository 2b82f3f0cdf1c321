import Database
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Keys that another program gave to a row before a save.
@MainActor @Suite(.serialized) struct TakenKeyTests {
  private func open(
    _ kind: String,
    _ key: String
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture, table: OpenTable) {
    let writer = try ForeignWriter(kind, rows: ForeignWriter.people)
    try writer.run("CREATE UNIQUE INDEX one ON person(\(key))")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\"")
    return (writer, fixture, try #require(fixture.session.sources.first))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `the error and the list name the key and its row`(kind: String) throws {
    let (writer, fixture, _) = try open(kind, "name")
    fixture.run(#"append 0 {"id": 9, "name": "Eve"}"#, "update 0 1 name=Fay")
    try writer.run("INSERT INTO person VALUES (20, 'Eve', 'Rome', 1), (21, 'Fay', 'Rome', 1)")
    let text = fixture.type("save")
    #expect(text.contains("error[constraint]"), "\(text)")
    #expect(text.contains("0 4 #9: the row with id 20 already has name \"Eve\""), "\(text)")
    #expect(text.contains("0 1 #2: the row with id 21 already has name \"Fay\""), "\(text)")
    #expect(text.contains("hint: `resolve theirs` drops yours"), "\(text)")
    let list = fixture.type("resolve")
    #expect(list.contains("0 4 #9: the row with id 20 already has name \"Eve\""), "\(list)")
    #expect(list.contains("0 1 #2: the row with id 21 already has name \"Fay\""), "\(list)")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `theirs drops the new row and the value of the key`(kind: String) throws {
    let (writer, fixture, table) = try open(kind, "name")
    fixture.run(#"append 0 {"id": 9, "name": "Eve"}"#, "update 0 1 name=Fay score=60")
    fixture.run(#"append 0 {"id": 10, "name": "Gus"}"#)
    try writer.run("INSERT INTO person VALUES (20, 'Eve', 'Rome', 1), (21, 'Fay', 'Rome', 1)")
    let before = table.rowTexts
    #expect(fixture.type("resolve theirs").hasSuffix("\ntook theirs in 2 rows"))
    #expect(table.rowTexts.contains("2 \"Bob\" \"Oslo\" 60"))
    #expect(!table.rowTexts.contains { $0.contains("Eve") })
    #expect(fixture.type("undo").hasPrefix("undid: "))
    #expect(table.rowTexts == before)
    #expect(fixture.code("save") == "constraint")
    #expect(fixture.type("resolve theirs").hasSuffix("\ntook theirs in 2 rows"))
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    #expect(fixture.type("save").contains(": 1 row updated, 1 inserted"))
    #expect(
      try writer.rows(ForeignWriter.all).suffix(3) == [
        "10 \"Gus\" null null", "20 \"Eve\" \"Rome\" 1", "21 \"Fay\" \"Rome\" 1",
      ]
    )
  }

  @Test(arguments: ForeignWriter.kinds)
  func `mine says that a key cannot be kept, and keeps the others`(kind: String) throws {
    let (writer, fixture, _) = try open(kind, "name")
    fixture.run(#"append 0 {"id": 9, "name": "Eve"}"#, "update 0 0 name=Al")
    try writer.run("INSERT INTO person VALUES (20, 'Eve', 'Rome', 1)")
    try writer.run("UPDATE person SET name = 'Ann' WHERE id = 1")
    let text = fixture.type("resolve mine")
    #expect(text.contains("kept yours in 1 row; `save` writes them"), "\(text)")
    #expect(text.contains("1 row not kept: the database has each key once"), "\(text)")
    fixture.run("update #9 name=Eva")
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    #expect(fixture.type("save").contains(": 1 row updated, 1 inserted"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a primary key is one of the keys`(kind: String) throws {
    let (writer, fixture, table) = try open(kind, "city, name")
    fixture.run(#"append 0 {"id": 9, "name": "Eve"}"#, "update 0 1 id=12")
    try writer.run("INSERT INTO person VALUES (9, 'Eve', NULL, 1), (12, 'Fay', NULL, 1)")
    let list = fixture.type("resolve")
    #expect(list.contains("another row already has id 9"), "\(list)")
    #expect(list.contains("another row already has id 12"), "\(list)")
    #expect(fixture.type("save").contains("another row already has id 9"))
    #expect(fixture.type("resolve theirs").hasSuffix("\ntook theirs in 2 rows"))
    #expect(fixture.type("save").hasSuffix(": no differences"))
    #expect(table.rowTexts.count == 4)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a key of two columns needs both, and NULL is free`(kind: String) throws {
    let (writer, fixture, _) = try open(kind, "city, name")
    fixture.run(#"append 0 {"id": 9, "name": "Eve", "city": "Oslo"}"#)
    fixture.run(#"append 0 {"id": 10, "name": "Eve"}"#, "update 0 1 name=Fay")
    try writer.run("INSERT INTO person VALUES (20, 'Eve', 'Rome', 1), (21, 'Fay', 'Oslo', 1)")
    try writer.run("INSERT INTO person VALUES (22, 'Eve', NULL, 1)")
    let list = fixture.type("resolve")
    #expect(list == "0 1 #2: the row with id 21 already has city \"Oslo\", name \"Fay\"", "\(list)")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a key that a row of the same save gives up is free`(kind: String) throws {
    let (writer, fixture, _) = try open(kind, "name")
    fixture.run("delete 0 0", "update #2 name=Ada", "update #3 name=Bob", "update #4 name=Cid")
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    fixture.run(#"append 0 {"id": 9, "name": "Cid"}"#)
    // Two rows of the user have one name; no other row has it.
    #expect(fixture.type("resolve") == "no conflicts with other programs")
    #expect(!fixture.type("save").contains("already has"))
    #expect(try writer.rows("SELECT name FROM person WHERE id = 1") == ["\"Ada\""])
  }
}
