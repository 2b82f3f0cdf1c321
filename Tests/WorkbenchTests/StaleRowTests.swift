import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// `row` says what the data source has, also where a cell on the screen says something older.
@MainActor @Suite struct StaleRowTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture(LessonSketch.numbered(6)) }

  @Test func `after a drag whose model swaps, each row has its own id`() {
    fixture.run("app onMove swap", "drag 0 5 to 0 0")
    #expect(
      fixture.run("row 0 1") == """
        0 1  Row 1
             ItemCell, 44 pt high at y 44 · id r1 · visible
             the visible cell still shows "Row 0"; `reload 0 1` updates it
        """
    )
    #expect(fixture.run("cell 0 1").contains("0 1 │ Row 0"))
    fixture.run("reload 0 1", "layout")
    #expect(!fixture.run("row 0 1").contains("still"))
    #expect(fixture.run("cell 0 1").contains("0 1 │ Row 1"))
  }

  @Test func `a model that changed alone is asked, and the table stays as it is`() {
    fixture.run("model update 0 2 title=New", "trace on")
    let record = fixture.records("row 0 2")[0]
    #expect(
      record.contains(
        #""title":"New","subtitle":null,"cell":"ItemCell","height":44,"frame":[0,88,390,44],"#
          + #""selected":false,"visible":true,"state":"#
      ) && record.contains(#""onScreen":"Row 2"}"#),
      "\(record)"
    )
    #expect(fixture.run("trace off", "cell 0 2").contains("Row 2"))
    let fault = "error[invariants]: the cell of 0 2 shows \"Row 2\" instead of \"New\""
    #expect(fixture.run("invariants").hasPrefix(fault))
    #expect(!fixture.run("layout").contains("warning"))
  }

  @Test func `a row that went from the model alone is out of range`() {
    fixture.run("model delete 0 5")
    #expect(fixture.code("row 0 5") == "range")
    #expect(fixture.code("row 0 4") == "ok")
  }

  @Test func `a row that shows what it should is not asked for again`() {
    fixture.run("trace on")
    #expect(fixture.run("row 0 2; expect no cellForRow").contains("id r2"))
    #expect(!fixture.run("row 0 2; expect no cellForRow").contains("error"))
  }
}
