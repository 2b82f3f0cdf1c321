import SessionSupport
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Folding at the prompt, under every wiring (seeds N15, M14).
@MainActor @Suite struct FoldCommandTests {
  nonisolated static let outline = """
    {"sections": [{"header": "Plan", "items": [
      {"id": "house", "title": "House"}, {"id": "roof", "title": "Roof", "level": 1},
      {"id": "tiles", "title": "Tiles", "level": 2}, {"id": "walls", "title": "Walls", "level": 1},
      {"id": "garden", "title": "Garden"}, {"id": "pond", "title": "Pond", "level": 1}
    ]}, {"items": [{"id": "end", "title": "End"}]}]}
    """

  @Test(arguments: Wiring.all.map(\.name))
  func `a row opens and closes over those nested below it`(wiring: String) throws {
    let fixture = try SessionFixture(Self.outline, wiring: wiring)
    let text = fixture.run(
      "fold 0 1",
      "fold 0 0",
      "rows 0",
      "fold",
      "rows 0",
      "fold 0 1",
      "fold off",
      "fold #end",
      "fold 0 5",
      "fold #house",
      "row",
      "filter o",
      "rows",
      "filter off",
      "row #tiles",
      "section delete 0",
      "delete 0 0",
      "rows 0",
      "undo",
      "rows 0",
      "fold off",
      "invariants",
      isPrompt: true
    )
    #expect(text == Self.answers)
  }

  nonisolated private static let answers = """
    folded 0 1 "Roof"; 1 row hidden
    folded 0 0 "House"; 2 rows hidden
    0 0  House
    0 1  Garden
    0 2  Pond
    unfolded 0 0 "House"; 2 rows shown
    0 0  House
    0 1  Roof
    0 2  Walls
    0 3  Garden
    0 4  Pond
    unfolded 0 1 "Roof"; 1 row shown
    no folded rows
    error[refused]: cannot fold row 1 0 "End": the row after it is not nested deeper
      hint: add a row after it with "level":1
    error[refused]: cannot fold row 0 5 "Pond": the row after it is not nested deeper
      hint: add a row after it with "level":2
    folded 0 0 "House"; 3 rows hidden
    0 0  House
         ItemCell, 44 pt high at y 50 · id house · visible · folded
    filter "o", folded: 2 of 7 rows, 1 section
    0 0  House
    0 1  Pond
    folded: 4 of 7 rows, 2 sections
    error[no-row]: a folded row hides row #tiles
        row #tiles
            ^
      hint: `fold off` shows it
    error[refused]: folds hide 3 rows of section 0; they would be deleted too
      hint: `delete 0 *` deletes the visible rows; `fold off` shows the rest
    deleted 1 row "House" at 0 0 of the model; section 0: 6 → 5 rows; `undo` restores it
    folded: 6 of 6 rows
    0 0  Roof
    0 1  Tiles
    0 2  Walls
    0 3  Garden
    0 4  Pond
    undid: delete 1 row at 0 0
    now at 0 0  House
    0 0  House
    0 1  Roof
    0 2  Tiles
    0 3  Walls
    0 4  Garden
    0 5  Pond
    no folded rows
    all invariants hold
    """

  @Test(arguments: Wiring.all.map(\.name))
  func `what is folded and selected stays so through edits and other wirings`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(Self.outline, wiring: wiring)
    let other = wiring == "items" ? "monolith" : "items"
    fixture.run("set allowsMultipleSelection on", "table select #tiles", "fold 0 0", isPrompt: true)
    #expect(fixture.run("selection") == "no selected rows")
    fixture.run("insert before 0 0 \"New\"", "wiring \(other)", isPrompt: true)
    #expect(fixture.run("rows 0") == "0 0  New\n0 1  House\n0 2  Garden\n0 3  Pond")
    // A row that comes in below a folded one is hidden with the others.
    fixture.run("undo", "insert after 0 0 {\"title\":\"Door\",\"level\":1}", isPrompt: true)
    #expect(fixture.run("rows 0") == "0 0  House\n0 1  Garden\n0 2  Pond")
    #expect(
      fixture.run("row", isPrompt: true)
        .hasPrefix("error[no-row]: a folded row hides the current row")
    )
    fixture.run("fold 0 0", isPrompt: true)
    #expect(fixture.run("rows 0").hasPrefix("0 0  House\n0 1  Door\n0 2  Roof\n"))
    #expect(fixture.run("selection") == "0 3  Tiles")
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `programs hear how many rows went and came`(wiring: String) throws {
    let fixture = try SessionFixture(Self.outline, wiring: wiring)
    let records = fixture.records("fold 0 0", "fold 0 0", "fold off", "fold 1 0")
    #expect(
      records[0].contains(
        #""answer":{"events":["folded 0 0"],"hidden":3,"shown":0,"sections":2,"rows":4,"current":[0,0]}"#
      ),
      "\(records[0])"
    )
    #expect(
      records[1].contains(
        #""answer":{"events":["unfolded 0 0"],"hidden":0,"shown":3,"sections":2,"rows":7,"current":[0,0]}"#
      ),
      "\(records[1])"
    )
    #expect(records[2].contains(#""events":["unfolded"],"hidden":0,"shown":0"#), "\(records[2])")
    #expect(records[3].contains(#""code":"refused""#), "\(records[3])")
  }
}
