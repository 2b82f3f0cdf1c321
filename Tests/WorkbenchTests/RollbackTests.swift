import SessionSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// A batch that is dropped leaves the table as if nobody had begun it.
@MainActor @Suite struct RollbackTests {
  /// What makes the table look at its rows while the batch is open.
  nonisolated static let looks = [
    "app estimate on", "app estimate 30; layout", "style grouped", "style grouped; layout",
    "viewport 200 100; layout", "scroll end", "reload; layout", "set rowHeight 30; layout",
    "table select 0 1; app estimate off", "app window off; app window on; layout",
    "app insert; layout", "edit on; layout; edit off", "stats reset; app estimate on; layout",
  ]

  /// What the batch does to the rows, above and below what is on the screen.
  nonisolated static let edits = [
    "append 0 x", "delete 0 0..2", "section delete 0", "move 0 0 to 0 2",
  ]

  @Test(arguments: Wiring.all.map(\.name))
  func `rows that were folded or filtered are so again`(wiring: String) throws {
    let text = """
      [{"id": "a", "title": "Ada"}, {"id": "b", "title": "Brooks", "level": 1},
       {"id": "c", "title": "Codd"}, {"id": "d", "title": "Dijkstra"}]
      """
    for view in ["fold 0 0", "fold 0 0; filter d", "sort title desc", "group title"] {
      let fixture = try SessionFixture(text, wiring: wiring)
      fixture.type(view)
      let rows = fixture.type("rows")
      fixture.type("begin; delete 0 0; append 0 Dd; update #d title=Zuse")
      fixture.type("rollback")
      #expect(fixture.type("invariants") == "all invariants hold", "\(view)")
      #expect(fixture.type("rows") == rows, "\(view)")
    }
  }

  @Test(arguments: looks, edits)
  func `rollback leaves model and view as one, whatever looked at the rows`(
    look: String,
    edit: String
  ) throws {
    for wiring in Wiring.all.map(\.name) {
      let fixture = try SessionFixture(wiring: wiring)
      fixture.type("viewport 390 88")
      fixture.type("begin; \(edit)")
      fixture.type(look)
      #expect(fixture.type("rollback").hasPrefix("rolled back 1 change"), "\(wiring)")
      #expect(fixture.type("invariants") == "all invariants hold", "\(wiring)")
      let other = try SessionFixture(wiring: wiring)
      other.type("viewport 390 88")
      other.type(look)
      for question in ["rows", "heights", "scroll top; layout; show", "scroll end; layout; show"] {
        #expect(fixture.type(question) == other.type(question), "\(wiring): \(question)")
      }
    }
  }

  @Test func `rows that nothing looked at are not asked for again`() throws {
    let fixture = try SessionFixture()
    fixture.type("select 0 1; trace on")
    fixture.type("begin; append 0 x")
    #expect(!fixture.type("rollback").contains("reloadData"))
  }

  @Test func `the selection stays where rows were only looked at`() throws {
    let fixture = try SessionFixture()
    fixture.type("viewport 390 88; set deselectsAfterTap off; select 0 1")
    fixture.type("begin; delete 0 0; scroll end; rollback")
    #expect(fixture.type("selection") == "0 1  Bob")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a batch ends well where the table was loaded in the middle`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.type("begin; append 0 x; app estimate on")
    #expect(fixture.type("end").contains("batch done: "))
    fixture.run("begin")
    #expect(fixture.type("end") == "batch done: no updates")
    #expect(fixture.type("invariants") == "all invariants hold")
    #expect(fixture.type("undo; invariants").hasSuffix("all invariants hold"))
  }

  @Test func `a batch that is refused is taken back from what was loaded in the middle`() throws {
    let fixture = try SessionFixture()
    fixture.type("begin; append 0 x; scroll end")
    fixture.type("table insert at 0 0 y")
    #expect(fixture.code("end") != "ok")
    #expect(fixture.type("invariants") == "all invariants hold")
  }
}
