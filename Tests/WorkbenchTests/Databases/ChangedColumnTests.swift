import JSON
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Columns that another program changes while a table is open.
@MainActor @Suite(.serialized) struct ChangedColumnTests {
  @Test(arguments: ForeignWriter.kinds, ["items", "fetched"])
  func `a new column appears, and edits can use it`(kind: String, wiring: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, wiring: wiring)
    // The controller of `fetched` keeps the selection anyway.
    if wiring == "items" { fixture.type("set deselectsAfterTap off") }
    for line in ["follow on", "select 0 2", "update 0 1 name=Mine"] {
      #expect(fixture.code(line) == "ok")
    }
    try writer.run("ALTER TABLE person ADD COLUMN age INTEGER DEFAULT 3")
    try writer.run("UPDATE person SET city = 'Bern' WHERE id = 4")
    let text = fixture.type("row 0 0")
    #expect(text.contains("\(table.name): another program added the column \"age\""), "\(text)")
    #expect(text.contains("\(table.name) changed: "), "\(text)")
    #expect(!text.contains("changed elsewhere"), "\(text)")
    #expect(table.rowTexts.last == "4 \"Dan\" \"Bern\" 8 3")
    #expect(table.rowTexts[1] == "2 \"Mine\" \"Oslo\" 6 3")
    #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(!fixture.type("row 0 0").contains("another program"))
    #expect(fixture.type("info").contains("age"))
    #expect(fixture.type("update 0 0 age=9").hasPrefix("changed 0 0"))
    #expect(fixture.type("save").hasSuffix(": 2 rows updated"))
    let all = "SELECT id, name, age FROM person ORDER BY id"
    #expect(
      try writer.rows(all) == ["1 \"Ada\" 9", "2 \"Mine\" 3", "3 \"Cid\" 3", "4 \"Dan\" 3"]
    )
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    try writer.run("UPDATE person SET age = 7 WHERE id = 3")
    #expect(fixture.type("row 0 2").contains(": 1 changed"))
    #expect(table.rowTexts[2] == "3 \"Cid\" \"Rome\" 7 7")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("save").hasPrefix("saved"))
  }

  @Test(arguments: ForeignWriter.kinds, [true, false])
  func `a save reads a new column that an edit needs`(kind: String, savesBefore: Bool) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.type("update 0 1 name=Mine")
    try writer.run("ALTER TABLE person ADD COLUMN age INTEGER DEFAULT 3")
    if savesBefore { fixture.type("save") }
    fixture.type("update 0 0 age=9")
    #expect(fixture.type("save --sql").contains("SET \"age\" = 9"))
    let text = fixture.type("save")
    #expect(text.hasSuffix(savesBefore ? ": 1 row updated" : ": 2 rows updated"), "\(text)")
    #expect(
      try writer.rows("SELECT name, age FROM person ORDER BY id LIMIT 2")
        == ["\"Ada\" 9", "\"Mine\" 3"]
    )
    #expect(table.rowTexts.first == "1 \"Ada\" \"London\" 5 9")
    #expect(fixture.type("update 0 0 years=9; save").contains("no column \"years\""))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a new column of an empty table appears`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, rows: [], wiring: "fetched")
    fixture.run("follow on")
    try writer.run("ALTER TABLE person ADD COLUMN age INTEGER")
    #expect(fixture.type("info").contains("age"))
    try writer.run("INSERT INTO person VALUES (1, 'Ada', 'Oslo', 1, 5)")
    #expect(fixture.type("rows").contains("1 inserted"))
    #expect(table.rowTexts == ["1 \"Ada\" \"Oslo\" 1 5"])
  }

  @Test(arguments: ForeignWriter.kinds, [0, 100_000])
  func `a new column of a large table appears while a front end waits`(
    kind: String,
    mostExact: Int
  ) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, rows: [], wiring: "fetched")
    try writer.insert(6000)
    fixture.run("open \"\(writer.place)\"")
    let source = try #require(fixture.session.current)
    try source.document.follow(true, mostExact: mostExact)
    source.following = FollowSchedule()
    _ = fixture.type("row 0 5990")
    try writer.run("ALTER TABLE person ADD COLUMN age INTEGER DEFAULT 4")
    for _ in 0..<2000 where source.item(at: IndexPath(row: 0, section: 0))?.value["age"] == nil {
      fixture.session.followDatabases(isLive: true)
      fixture.run("shell sleep 0.001")
    }
    #expect(source.item(at: IndexPath(row: 5999, section: 0))?.value["age"]?.integer == 4)
    #expect(source.rowCount == 6000)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `removed columns are named, and the table opens again`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, wiring: "fetched")
    fixture.run("follow on")
    try writer.run("ALTER TABLE person RENAME COLUMN name TO title")
    let text = fixture.type("rows 0")
    let words = "another program changed the columns: removed \"name\", added \"title\""
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("`open FILE` reads it again"), "\(text)")
    fixture.run("follow off", "open \"\(writer.place)\"")
    #expect(fixture.type("rows 0").hasPrefix("0 0  Ada  London"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `without following, the first statement that fails names them`(kind: String) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind, wiring: "fetched")
    fixture.run("update 0 0 city=Bern")
    try writer.run("ALTER TABLE person DROP COLUMN city")
    let text = fixture.type("save")
    #expect(text.contains("another program changed the columns: removed \"city\""), "\(text)")
  }

  @Test func `the full screen has the problem of a look until it succeeds again`() throws {
    let (writer, fixture, table) = try ForeignWriter.open("sqlite", wiring: "fetched")
    fixture.run("follow on")
    let host = BrowseHost(fixture.session, table) { _ in }
    _ = host.advance()
    #expect(host.problem == nil)
    try writer.run("ALTER TABLE person RENAME TO other")
    table.following = FollowSchedule()
    #expect(host.advance())
    #expect(host.problem?.contains("a.db: no such table: person") == true, "\(host.problem ?? "")")
    try writer.run("ALTER TABLE other RENAME TO person")
    _ = fixture.type("retry")
    _ = host.advance()
    #expect(host.problem == nil)
  }
}
