import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct FirstSessionTests {
  nonisolated static let lines = [
    "sections", "row 0 3", "select", "insert after", "delete", "height",
  ]

  @Test func `reads well from first to last`() throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.run("sections", "row 0 3", "select", "insert after", "delete", "height") == """
        0  Family  4 rows
        1  Work     1 row  footer: the end
        0 3  Dot
             ItemCell, 44 pt high at y 198 · id dot · visible
        selected 0 3 "Dot" (ItemsController.didSelect), then deselected; \
        `set deselectsAfterTap off` keeps it
        inserted 1 row "New row" at 0 4; section 0: 4 → 5 rows
        name it with `update . title="…"`; next time, `insert after "…"`
        deleted 1 row "New row" at 0 4; section 0: 5 → 4 rows; `undo` restores it
        0 3  44 pt, from the cell class ItemCell
        """
    )
  }

  @Test(
    arguments: [
      SessionFixture.document, "[\"a\", \"b\", \"c\", \"d\"]", "[[1, 2, 3, 4], [5]]",
      "{\"a\": 1, \"b\": [2], \"c\": {\"d\": 3}, \"e\": null}",
      "{\"x\": [{\"name\": \"n\"}, {}, {}, {}], \"y\": []}",
      "{\"a\":1}\n{\"a\":2}\n{\"a\":3}\n{\"a\":4}\n",
      "{\"data\": {\"results\": [{\"name\": \"n\"}, {\"name\": \"m\"}, {}, {\"name\": 7}]}}",
    ],
    ["items", "monolith"]
  )
  func `works on a table of any shape`(document: String, wiring: String) throws {
    let fixture = try SessionFixture(document, wiring: wiring)
    for line in Self.lines { #expect(fixture.code(line) == "ok", "\(line)") }
    #expect(fixture.code("invariants") == "ok")
  }

  @Test(arguments: ["items", "monolith"])
  func `works on a new table`(wiring: String) throws {
    let fixture = try SessionFixture(nil, wiring: wiring)
    for line in ["new 5 4"] + Self.lines { #expect(fixture.code(line) == "ok", "\(line)") }
  }

  @Test func `answers without a source`() throws {
    let fixture = try SessionFixture(nil)
    for line in Self.lines { #expect(fixture.code(line) == "no-source", "\(line)") }
  }
}
