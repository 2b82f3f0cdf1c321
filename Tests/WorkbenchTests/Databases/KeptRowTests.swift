import Database
import SessionSupport
import TestSupport
import Testing

/// Rows that stay although they were deleted, and deleted rows that return.
@MainActor @Suite struct KeptRowTests {
  @Test(arguments: ForeignWriter.kinds)
  func `a deleted row that another program changed returns with its values`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind)
    fixture.type("delete 0 1..2")
    fixture.type("update 0 1 name=Dora")
    try writer.run("UPDATE person SET name = 'Theirs' WHERE id = 2")
    try writer.run("UPDATE person SET score = 70 WHERE id = 3")
    let text = fixture.type("save --theirs")
    #expect(text.contains("1 row updated\n"), "\(text)")
    #expect(text.hasSuffix("note: kept 2 rows that another program changed"), "\(text)")
    let rows = fixture.type("rows")
    #expect(rows.contains("0 1  Theirs") && rows.contains("0 2  Cid"), "\(rows)")
    #expect(rows.contains("0 3  Dora"), "\(rows)")
    #expect(fixture.type("save").hasSuffix("no differences"))
    let undone = fixture.type("undo")
    #expect(undone.contains("error[refused]: not undone; at the last save"), "\(undone)")
    #expect(
      try writer.rows("SELECT name, score FROM person ORDER BY id")
        == ["\"Ada\" 5", "\"Theirs\" 6", "\"Cid\" 70", "\"Dora\" 8"]
    )
    fixture.type("follow on")
    #expect(!fixture.type("rows").contains("note"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `an edit that a save dropped is not undone`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.type("update 0 0 name=First")
    fixture.type("update 0 1 name=Mine")
    fixture.type("height 0 1 80")
    try writer.run("UPDATE person SET name = 'Theirs' WHERE id = 2")
    #expect(fixture.type("save --theirs").hasSuffix("kept 1 row that another program changed"))
    #expect(fixture.type("undo").hasPrefix("undid: height 0 1"))
    #expect(table.rowTexts[1] == "2 \"Theirs\" \"Oslo\" 6")
    #expect(fixture.type("undo").hasPrefix("undid: update 0 0"))
    #expect(fixture.type("undo").hasPrefix("error[refused]: nothing to undo"))
    #expect(fixture.type("save").contains("1 row updated"))
    let rows = try writer.rows(ForeignWriter.all)
    #expect(rows.prefix(2) == ["1 \"Ada\" \"London\" 5", "2 \"Theirs\" \"Oslo\" 6"])
    #expect(table.rowTexts == rows)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `an earlier edit of the same value is not undone either`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.type("update 0 1 name=A")
    fixture.type("update 0 1 score=60")
    fixture.type("save")
    fixture.type("update 0 1 name=B")
    try writer.run("UPDATE person SET name = 'Theirs' WHERE id = 2")
    fixture.type("save --theirs")
    #expect(fixture.type("undo").hasPrefix("undid: update 0 1"))
    #expect(table.rowTexts[1] == "2 \"Theirs\" \"Oslo\" 6")
    let text = fixture.type("undo")
    #expect(text.hasPrefix("error[conflict]: not undone; 0 1 #2: name was \"A\", is"), "\(text)")
    #expect(text.contains("is \"Theirs\", yours \"Bob\""), "\(text)")
    fixture.type("save")
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `undo keeps a value that another program wrote to another column`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.type("update 0 1 name=Mine")
    try writer.run("UPDATE person SET score = 60 WHERE id = 2")
    fixture.type("save")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(table.rowTexts[1] == "2 \"Bob\" \"Oslo\" 60")
    fixture.type("redo")
    #expect(table.rowTexts[1] == "2 \"Mine\" \"Oslo\" 60")
    fixture.type("undo")
    fixture.type("save")
    #expect(try writer.rows(ForeignWriter.all) == table.rowTexts)
  }

  @Test func `a row returns to its section, and dropped edits leave theirs`() throws {
    let session = try DatabaseSession(open: "--section city")
    // The sections: none, "", Boston, London, New York.
    let count = session.fixture.type("sections").split(separator: "\n").count
    _ = session.run("delete 2 0", "update 2 0 name=Mine")
    try session.connection.run("UPDATE person SET score = 1 WHERE id = 5")
    try session.connection.run("DELETE FROM person WHERE id = 1")
    let text = session.run("save --theirs")
    #expect(text.contains("note: edits dropped of 1 row that another program deleted"), "\(text)")
    let rows = session.run("rows")
    #expect(rows.contains("2 0  Margaret"), "\(rows)")
    #expect(!rows.contains("Mine") && !rows.contains("Ada"), "\(rows)")
    #expect(session.fixture.type("sections").split(separator: "\n").count <= count)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a saved deletion is undone after its page has left the memory`(kind: String) throws {
    let writer = try ForeignWriter(kind)
    try writer.insert(10_000)
    let fixture = try SessionFixture(nil)
    fixture.run("open \(writer.place)")
    let row = fixture.type("item 0 5")
    fixture.type("delete 0 5")
    fixture.type("save")
    // More pages than are kept.
    for page in 1..<78 { fixture.run("item 0 \(page * 128)") }
    let text = fixture.type("undo")
    #expect(!text.contains("error"), "\(text)")
    #expect(fixture.type("item 0 5") == row)
    #expect(fixture.type("save").contains("1 row inserted"))
    #expect(try writer.rows("SELECT count(*) FROM person") == ["10000"])
  }
}
