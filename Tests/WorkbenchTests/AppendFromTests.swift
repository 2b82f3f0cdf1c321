import SessionSupport
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Rows of a file behind those of a table.
@MainActor @Suite struct AppendFromTests {
  @Test func `rows without a key are told about a few times and counted`() throws {
    let folder = try ScratchFolder()
    let rows = (0..<1010).map { "{\"x\":\($0),\"y\":0}" }.joined(separator: ",")
    let file = try folder.write("[\(rows)]", to: "rows.json")
    let fixture = try SessionFixture("{\"a\": 1, \"New row\": 2}")
    #expect(
      fixture.run("append 0 --from \(file)", "rows 0 --from 1010", "undo", "append 0 z")
        == """
        inserted 1,010 rows at 0 2; section 0: 2 → 1,012 rows
        note: the key "New row" already exists; the new row is "New row 2"
        note: the key "New row" already exists; the new row is "New row 3"
        note: the key "New row" already exists; the new row is "New row 4"
        note: the key "New row" already exists; the new row is "New row 5"
        note: the key "New row" already exists; the new row is "New row 6"
        note: 1,005 more keys already exist; their rows have numbers too
        0 1010  New row 1010  {"x":1008,"y":0}
        0 1011  New row 1011  {"x":1009,"y":0}
        undid: insert 1010 rows at 0 2
        now at 0 1  New row
        inserted 1 row "z" at 0 2; section 0: 2 → 3 rows
        """
    )
  }

  @Test func `the options of the start are those of its tables`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("[{\"title\": \"c\"}]", to: "more.json")
    let fixture = try SessionFixture("[{\"title\": \"a\"}]")
    fixture.session.settings.open.order = "place"
    fixture.session.settings.open.position = "place"
    fixture.session.settings.open.condition = "1"
    fixture.session.settings.open.table = "task"
    fixture.session.settings.open.sectionKey = "list"
    fixture.session.settings.open.isReadOnly = true
    #expect(fixture.type("append 0 --from \(file)").hasPrefix("inserted 1 row \"c\" at 0 1"))
  }

  @Test func `an interrupted one takes no numbers`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      "[\(Array(repeating: "{}", count: 5000).joined(separator: ","))]",
      to: "rows.json"
    )
    let fixture = try SessionFixture("[{\"title\": \"a\"}]")
    for stop in 1...12 {
      var questions = 0
      fixture.session.isCancelled = {
        questions += 1
        return questions > stop
      }
      #expect(fixture.code("append 0 --from \(file)") == "interrupted")
    }
    fixture.session.isCancelled = { false }
    _ = fixture.type("append 0 b")
    #expect(fixture.type("row #new-1").hasPrefix("0 1  b"))
  }
}
