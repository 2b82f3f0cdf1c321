import Database
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// The places of saved rows: those of a fresh query.
@MainActor @Suite(.serialized) struct RowsAfterSaveTests {
  /// Checks that a table has the rows and sections of a session that opens it now.
  private func expectFresh(
    _ table: OpenTable,
    _ fixture: SessionFixture,
    _ writer: ForeignWriter,
    _ options: String
  ) throws {
    let fresh = try SessionFixture(nil)
    fresh.run("open \"\(writer.place)\" \(options)")
    let other = try #require(fresh.session.sources.first)
    #expect(table.rowTexts == other.rowTexts)
    #expect(table.sections.map(\.header) == other.sections.map(\.header))
    #expect(table.sections.map(\.items.count) == other.sections.map(\.items.count))
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(!table.isModified)
    let text = fixture.type("save")
    #expect(text.hasSuffix(": no differences"), "\(text)")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `rows that do not fulfill the condition leave the table`(kind: String) throws {
    let options = "--where \"city = 'Oslo' -- here\""
    let (writer, fixture, table) = try ForeignWriter.open(kind, options)
    fixture.run("set deselectsAfterTap off", "select 0 1")
    fixture.type("update 0 0 city=Rome")
    fixture.type("append 0 {\"id\": 9, \"name\": \"Eve\", \"city\": \"Bern\"}")
    fixture.type("append 0 {\"id\": 10, \"name\": \"Fay\", \"city\": \"Oslo\"}")
    let text = fixture.type("save")
    #expect(text.contains("1 row updated, 2 inserted"), "\(text)")
    #expect(
      text.hasSuffix("note: 2 saved rows no longer fulfill `--where` and left the table"),
      "\(text)"
    )
    #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    try expectFresh(table, fixture, writer, options)
    #expect(fixture.type("undo").hasPrefix("error[refused]: not undone; at the last save"))
    #expect(try writer.rows("SELECT city FROM person WHERE id IN (2, 9) ORDER BY id").count == 2)
    fixture.type("follow on")
    try writer.run("UPDATE person SET city = 'Oslo' WHERE id = 9")
    #expect(fixture.type("rows").contains("Eve"))
    try expectFresh(table, fixture, writer, options)
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a new row moves to its section and its place`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--section city")
    fixture.run("set deselectsAfterTap off")
    let row = "{\"id\":9,\"name\":\"Eve\",\"city\":\"Rome\",\"score\":1}"
    fixture.type("insert at 0 0 \(row); select 0 0")
    fixture.type("insert at 1 0 {\"id\": 10, \"name\": \"Fay\", \"city\": \"Bern\"}")
    fixture.type("update 1 1 score=70")
    let text = fixture.type("save")
    #expect(text.contains("note: the table shows the order of the database: "), "\(text)")
    #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 3)])
    try expectFresh(table, fixture, writer, "--section city")
    #expect(fixture.type("undo").hasPrefix("undid: update"))
    #expect(fixture.type("undo 2").hasPrefix("undid: insert"))
    #expect(fixture.type("save").contains("1 row updated, 2 deleted"))
    #expect(try writer.rows("SELECT count(*), sum(score) FROM person") == ["4 26"])
    #expect(fixture.type("selection") == "no selected rows")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a new row moves to the place of its key`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind)
    fixture.type("insert at 0 0 {\"id\": 9, \"name\": \"Eve\"}")
    fixture.type("append 0 {\"id\": 0, \"name\": \"First\"}")
    fixture.type("save")
    try expectFresh(table, fixture, writer, "")
    #expect(table.currentInModel == IndexPath(row: 0, section: 0))
    fixture.type("append 0 {\"id\": 10, \"name\": \"Last\"}")
    #expect(!fixture.type("save").contains("note"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a save of a large table reads only the saved rows`(kind: String) throws {
    let writer = try ForeignWriter(kind)
    try writer.insert(100_200)
    let fixture = try SessionFixture(nil)
    let options = "--where 'score < 4 OR id > 100000'"
    fixture.run("open \"\(writer.place)\" \(options)", "row 0 last")
    let table = try #require(fixture.session.sources.first)
    fixture.type("update 0 1 name=Al")
    fixture.type("update 0 2 score=9")
    var count = 0
    table.document.observeStatements { _, rows, _ in count += rows }
    let text = fixture.type("save")
    #expect(text.hasSuffix("note: 1 saved row no longer fulfills `--where` and left the table"))
    #expect(count < 1000, "\(count)")
    fixture.type("open \"\(writer.place)\"")
    let all = try #require(fixture.session.sources.last)
    fixture.type("row 0 last; insert at 0 0 {\"id\": 200000, \"name\": \"Eve\"}; select 0 0")
    let placed = fixture.type("save")
    #expect(placed.hasSuffix("note: the table shows the order of the database: 1 moved"))
    #expect(all.rowTexts.last?.hasPrefix("200000 \"Eve\"") == true)
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
    #expect(fixture.type("save").hasSuffix(": no differences"))
  }
}
