import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// What counts as unsaved after edits that lead back to the rows last saved.
@MainActor @Suite struct RestoredRowsTests {
  /// Whether `info`, `diff` and the table agree about unsaved edits.
  private func isModified(_ fixture: SessionFixture) -> Bool {
    let info = fixture.run("info").contains("changes   unsaved")
    #expect(fixture.session.current?.isModified == info)
    #expect(fixture.run("diff").hasPrefix("no unsaved changes") == !info)
    return info
  }

  @Test(arguments: [
    "items", "monolith", "array", "generators", "datamodel", "container", "fetched",
  ])
  func `apply back to the saved rows leaves nothing unsaved`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("snapshot b", "delete 0 0", "update 0 0 title=X", "insert at 1 0 new")
    #expect(isModified(fixture))
    fixture.run("apply b")
    #expect(!isModified(fixture))
    fixture.run("undo")
    #expect(isModified(fixture))
    fixture.run("redo")
    #expect(!isModified(fixture))
    fixture.run("delete 0 0")
    #expect(isModified(fixture))
    fixture.run("undo 9")
    #expect(!isModified(fixture))
    fixture.run("append 0 y", "apply b")
    #expect(!isModified(fixture))
  }

  @Test func `apply to another state stays unsaved`() throws {
    let fixture = try SessionFixture()
    fixture.run("delete 0 0", "snapshot b", "delete 0 0", "apply b")
    #expect(isModified(fixture))
  }

  @Test func `edits that cancel out are still edits`() throws {
    let fixture = try SessionFixture()
    fixture.run("move 0 0 to 0 1", "move 0 0 to 0 1")
    #expect(fixture.session.current?.isModified == true)
    #expect(fixture.run("diff") == "no differences: the unsaved edits cancel out")
  }

  @Test(arguments: [
    ("0 0", "0 2", "0 0 with 0 2"), ("0 2", "0 0", "0 0 with 0 2"), ("0 0", "1 0", "0 0 with 1 0"),
  ])
  func `a swap is one swap, and undone and redone as one`(
    a: String,
    b: String,
    words: String
  ) throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 3 2")
    let before = fixture.run("rows")
    #expect(fixture.run("swap \(a) with \(b)") == "swapped \(a) and \(b)")
    #expect(fixture.run("changes") == "1  swap \(words)")
    #expect(fixture.run("undo").hasPrefix("undid: swap \(words)\n"))
    #expect(fixture.run("rows") == before)
    #expect(fixture.run("redo").hasPrefix("redid: swap \(words)\n"))
  }

  @Test func `neighbors and a row with itself`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 3")
    #expect(fixture.run("swap 0 0 with 0 1") == "swapped 0 0 and 0 1")
    #expect(fixture.run("swap 0 0 with 0 0") == "nothing to change")
    #expect(fixture.run("move 0 0 to 0 2") == "moved 0 0 to 0 2")
  }

  @Test(arguments: [
    "items", "monolith", "array", "generators", "datamodel", "container", "fetched",
  ])
  func `ask mentions a changed model only where it changed`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    for row in ["0 99", "9 9"] {
      let text = fixture.type("ask cell \(row)")
      #expect(!text.contains("the model changed"), "\(text)")
      #expect(text.contains("neither the model nor the table view has this row"), "\(text)")
    }
    let fresh = try SessionFixture(wiring: wiring)
    let last = try #require(fresh.session.current?.tableView.rowCounts.first) - 1
    fresh.run("model delete 0 0")
    let text = fresh.run("ask cell 0 \(last)")
    #expect(text.contains("the model changed and the table view was not told"), "\(text)")
  }
}
