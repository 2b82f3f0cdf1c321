import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// A gesture that is refused has not been made.
@MainActor @Suite struct RefusedGestureTests {
  /// What a person sees of the table.
  private func state(_ fixture: SessionFixture) -> String {
    ["offset", "selection", "visible", "get editing", "stack", "show", "item"]
      .map { fixture.type($0) }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    "button 0 25 buy", "type 0 25 New", "toggle 0 25", "choose 0 25 mail", "minus 0 25",
    "pan 0 25 to 0 26", "swipe 0 25 leading", "accessory 0 25", "menu 0 25 copy",
    "drag 0 0 to 0 99",
    "select 0 99", "swipe 9 0", "scroll to 0 99", "action 1", "index X",
  ])
  func `a refused gesture leaves the rows where they are`(line: String) throws {
    let fixture = try SessionFixture(nil)
    fixture.type("new 30")
    fixture.type("viewport 390 132; set deselectsAfterTap off; select 0 4; scroll to 0 3 top")
    let before = state(fixture)
    #expect(
      ["refused", "no-row", "no-section", "not-found"].contains(fixture.code(line)),
      "\(line)"
    )
    #expect(state(fixture) == before)
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(arguments: ["minus 0 25", "swipe 0 25 leading", "pan 0 25 to 0 26"])
  func `rows that are measured on the way push nothing off the screen`(line: String) throws {
    let fixture = try SessionFixture(nil)
    fixture.type("new 30")
    fixture.type("viewport 390 132; app heightFrom on; app estimate 20; layout; scroll to 0 20 top")
    let before = fixture.type("visible")
    #expect(fixture.code(line) == "refused")
    #expect(fixture.type("visible") == before)
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(arguments: ["swipe 0 2 leading", "pan 0 0 to 0 2", "minus 0 2"])
  func `a refused gesture leaves the open row open`(line: String) throws {
    let fixture = try SessionFixture()
    fixture.type("swipe 0 1")
    #expect(fixture.code(line) == "refused")
    #expect(fixture.type("show").contains("[Delete]"))
    #expect(fixture.type("confirm").contains("deleted 1 row \"Bob\""))
  }

  @Test(arguments: [
    "select 9 9", "choose 0 1 3", "index X", "type 0 0 New", "minus 0 0", "pan 0 0 to 0 1",
    "press 0 9", "menu 0 0 copy", "drag 0 0 to 7 0", "scroll to 0 99", "swipe 0 1 leading",
    "toggle 0 1", "deselect 0 0", "action 1", "confirm", "cancel", "release", "more", "fold 0 9",
  ])
  func `a command that fails leaves the screen that a tap brought`(line: String) throws {
    let fixture = try SessionFixture(wiring: "container")
    fixture.type("set deselectsAfterTap off")
    fixture.type("select 0 1")
    let before = state(fixture)
    #expect(before.contains("0 1  Bob"))
    let answer = fixture.type(line)
    #expect(answer.hasPrefix("error["), "\(line): \(answer)")
    #expect(state(fixture) == before)
    #expect(!fixture.type("offset").contains("went back"))
    #expect(fixture.type("select 0 0").contains("went back from "))
  }

  @Test func `a pull that fails leaves the rows where they are`() throws {
    let fixture = try SessionFixture(nil)
    fixture.type("new 30")
    fixture.type("viewport 390 132; scroll to 0 20 top")
    fixture.type("model delete 0 0..28")
    let before = fixture.type("offset")
    #expect(fixture.code("pull") == "range")
    #expect(fixture.type("offset") == before)
  }

  @Test func `a pull where nothing can be pulled leaves the rows where they are`() throws {
    let fixture = try SessionFixture(nil)
    fixture.type("new 30")
    fixture.type("viewport 390 132; set refreshControl off; scroll to 0 20 top")
    let before = fixture.type("offset")
    #expect(fixture.code("pull") == "refused")
    #expect(fixture.type("offset") == before)
  }
}
