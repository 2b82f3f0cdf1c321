import SessionSupport
import TableAdapters
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Kinds of cells in the JSON of a document, in every wiring.
@MainActor @Suite struct CellKindCommandTests {
  @Test(arguments: Wiring.all.map(\.name))
  func `an unknown kind draws a plain cell, and a warning names row and kind (seed C10)`(
    wiring: String
  ) throws {
    let text = #"{"sections": [{"items": [{"title": "a"}, {"title": "b", "cell": "wombat"}]}]}"#
    let fixture = try SessionFixture(text, wiring: wiring, viewport: Size(width: 320, height: 88))
    let warning =
      "row 0 1: no cell kind \"wombat\"; the kinds are " + CellKinds.names.joined(separator: ", ")
    #expect(
      fixture.run("show") == """
            ┌────────────────────────────────────────┐
        0 0 │ a                                      │
            │                                        │
        0 1 │ b                                      │
            │ unknown cell kind: wombat              │
            └────────────────────────────────────────┘
        note: \(warning)
        """
    )
    #expect(fixture.run("report").contains("row 0 1  no cell kind \"wombat\""))
    #expect(fixture.session.current?.openingNotes == [warning])
    fixture.run("update 0 1 cell=rating")
    #expect(fixture.run("report") == "no problems found")
    #expect(!fixture.run("show").contains("wombat"))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each kind comes in with a row and is drawn in each wiring (seed C9, C13)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let reference = try SessionFixture()
    for kind in CellKinds.names + ["pair", "key-value"] {
      let item = #"{"title": "T", "subtitle": "s", "cell": "\#(kind)", "rating": 0.5}"#
      for each in [fixture, reference] { each.run("insert after 0 0 \(item)") }
      #expect(fixture.run("cell 0 1", "height 0 1") == reference.run("cell 0 1", "height 0 1"))
      let cellClass = String(describing: try CellKinds.requireCellClass(named: kind))
      #expect(fixture.run("row 0 1").contains(cellClass), "\(kind)")
    }
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `heights come from the classes of cells (seed C14)`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 1", #"insert after 0 0 {"title": "a", "cell": "subtitle"}"#)
    #expect(fixture.run("height 0 1").hasSuffix("60 pt, from the cell class SubtitleCell"))
    #expect(fixture.run("height 0 0").hasSuffix("44 pt, from the cell class ItemCell"))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a touch changes the look of a photo and nobody is told of it (seed C11)`(
    wiring: String
  ) throws {
    let text = #"{"sections": [{"items": [{"id": "p", "title": "Gulls", "cell": "photo"}]}]}"#
    let fixture = try SessionFixture(text, wiring: wiring)
    let table = try #require(fixture.session.current?.tableView)
    let cell = try #require(table.visibleCells.first as? PhotoCell)
    let start = cell.displayList
    fixture.run("trace on")
    let pressed = fixture.run("press 0 0")
    #expect(cell.titleShadowOffset != nil && cell.displayList != start)
    let released = fixture.run("cancel")
    #expect(cell.titleShadowOffset == nil && cell.displayList == start)
    // What the controller hears of a touch is about the touch; the look goes to the cell alone.
    for line in (pressed + "\n" + released).split(separator: "\n") where line.contains(" → ") {
      #expect(!line.contains("V→C") || line.contains("ighlight"), "\(line)")
      if line.contains("setHighlighted") { #expect(line.contains("→ PhotoCell"), "\(line)") }
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `text wraps anew in a narrower viewport, and the row grows by whole lines (seed C16)`(
    wiring: String
  ) throws {
    let words = String(repeating: "word ", count: 20)
    let text = #"{"sections": [{"items": [{"title": "\#(words)", "cell": "message"}]}]}"#
    let fixture = try SessionFixture(text, wiring: wiring, viewport: Size(width: 320, height: 480))
    let table = try #require(fixture.session.current?.tableView)
    func height() throws -> Double {
      try table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }
    let wide = try height()
    fixture.run("viewport 160 480", "layout")
    #expect(try height() - wide == 4 * 22)
  }
}
