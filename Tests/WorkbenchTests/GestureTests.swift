import SessionSupport
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// What a person at the prompt can do to a table with a finger.
@MainActor @Suite struct GestureTests {
  @Test(arguments: Wiring.all.map(\.name))
  func `a swipe deletes through the wiring, and undo brings the row back`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(fixture.type("swipe 0 1") == "0 1 \"Bob\" shows [Delete]; `confirm` or `cancel`")
    #expect(fixture.type("show").contains("[Delete]"))
    let lines = fixture.type("confirm").split(separator: "\n")
    #expect(lines.first?.hasPrefix("confirmed delete of 0 1 \"Bob\" (") == true)
    #expect(lines.last == "deleted 1 row \"Bob\" at 0 1; section 0: 4 → 3 rows")
    #expect(fixture.type("row .").hasPrefix("0 1  Cy"))
    #expect(fixture.type("changes").contains("delete 1 row at 0 1"))
    #expect(fixture.type("undo") == "undid: confirm: delete 1 row at 0 1\nnow at 0 1  Bob")
    #expect(fixture.type("redo").hasPrefix("redid: confirm: delete 1 row at 0 1"))
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test func `an open row that was scrolled away comes back to be confirmed`() throws {
    let fixture = try SessionFixture(wiring: "items")
    for line in ["viewport 390 88", "swipe 0 1", "scroll end", "row 1 0"] { fixture.type(line) }
    let lines = fixture.type("confirm").split(separator: "\n")
    #expect(lines.first == "scrolled to 0 1")
    #expect(lines.last == "deleted 1 row \"Bob\" at 0 1; section 0: 4 → 3 rows")
    #expect(fixture.type("row .").hasPrefix("0 1  Cy"))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a drag in edit mode moves through the wiring`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(
      fixture.type("edit on")
        == "edit mode on: 5 delete controls, 5 reorder controls"
    )
    let lines = fixture.type("drag 0 1 to 0 3").split(separator: "\n")
    #expect(lines.first?.hasPrefix("moved 0 1 \"Bob\" to 0 3 (") == true)
    #expect(lines.last == "moved 0 1 to 0 3")
    #expect(
      fixture.type("rows 0").split(separator: "\n").map { $0.prefix(7) }
        == ["0 0  Ad", "0 1  Cy", "0 2  Do", "0 3  Bo"]
    )
    #expect(fixture.type("drag to 1 1").hasPrefix("moved 0 3 \"Bob\" to 1 1 ("))
    #expect(fixture.type("drag 1 1 to 1 1").hasSuffix(" in place; moveRow not called"))
    #expect(fixture.type("undo 2").hasSuffix("now at 0 1  Bob"))
    #expect(fixture.type("edit off") == "edit mode off")
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `the minus of edit mode asks, cancel takes it back`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(fixture.code("minus 0 0") == "refused")
    fixture.type("edit on")
    #expect(fixture.code("swipe 0 0") == "refused")
    #expect(fixture.type("minus 0 0").hasSuffix("`confirm` or `cancel`"))
    #expect(
      fixture.type("cancel") == "closed 0 0 \"Ada\"; no action performed"
    )
    #expect(fixture.code("confirm") == "refused")
    fixture.type("minus 0 0")
    #expect(fixture.type("confirm").hasSuffix("section 0: 4 → 3 rows"))
  }

  @Test func `the halves of a touch`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.type("release").hasPrefix("error[refused]: no row is touched"))
    #expect(fixture.type("press 0 1") == "highlighted 0 1 \"Bob\"; `release` or `cancel`")
    #expect(fixture.type("release").hasPrefix("selected 0 1 \"Bob\" (ItemsController.didSelect"))
    fixture.type("press 0 2")
    #expect(
      fixture.type("cancel") == "canceled the touch on 0 2 \"Cy\"; no row selected"
    )
    #expect(fixture.type("cancel").hasPrefix("error[refused]: nothing to cancel"))
    fixture.type("swipe 0 0")
    #expect(fixture.type("select 0 1") == "closed the buttons of 0 0; the touch did nothing else")
    fixture.type("edit on")
    #expect(fixture.type("press 0 1").contains("allowsSelectionDuringEditing"))
  }

  @Test func `programs get the events`() throws {
    let fixture = try SessionFixture()
    let records = fixture.records("press 0 1", "cancel", "swipe 0 1 full", "edit on")
    let events = records.map { record in
      record.components(around: "\"events\":").prefix { $0 != "]" } + "]"
    }
    #expect(
      events == [
        #"["highlighted 0 1"]"#, #"["unhighlighted 0 1"]"#,
        #"["opened 0 1","committed delete 0 1","closed"]"#, "[]",
      ]
    )
    #expect(
      records[2].contains(
        #""answer":{"changes":[{"op":"delete","at":[0,1],"count":1}],"sections":2,"rows":4,"current":[0,1]"#
      )
    )
    #expect(records[3].contains(#""editing":true"#))
  }

  @Test func `a finger draws over rows`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.type("pan 0 0 to 0 2").contains("set allowsMultipleSelectionDuringEditing on"))
    fixture.type("set allowsMultipleSelectionDuringEditing on")
    #expect(
      fixture.type("pan 0 2 to 0 0") == "selected 3 rows; edit mode stays on"
    )
    #expect(fixture.type("pan 1 0 to 1 0") == "selected 4 rows")
    #expect(fixture.type("get isEditing") == "on" || fixture.type("get isEditing") == "true")
  }

  @Test func `a detail button nobody hears`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.code("accessory 0 1") == "refused")
    fixture.type("update 0 1 accessory=disclosureIndicator")
    #expect(fixture.type("accessory 0 1").contains("its accessory is .disclosureIndicator"))
    fixture.type("update 0 1 accessory=detailDisclosureButton")
    #expect(
      fixture.type("accessory 0 1").hasSuffix("; no delegate implements accessoryButtonTapped")
    )
  }

  @Test(arguments: [
    "swipe 0 9", "drag 0 0 to 0 5", "drag 0 0 to 7 0", "drag 9 9 to 0 0", "pan 0 0 to 0 9",
    "press 5 5", "minus 0 -1", "menu 0 9",
  ])
  func `rows that are not there are named`(line: String) throws {
    let fixture = try SessionFixture()
    #expect(["no-row", "no-section", "bad-argument"].contains(fixture.code(line)))
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(arguments: ["swipe 0 1", "drag 0 0 to 0 1", "confirm", "minus 0 1"])
  func `no gesture edits rows inside an open batch`(line: String) throws {
    let fixture = try SessionFixture()
    if line == "confirm" { fixture.type("swipe 0 1") }
    fixture.type("begin")
    #expect(fixture.type(line).hasPrefix("error[refused]"))
    #expect(fixture.type("rollback; invariants").hasSuffix("all invariants hold"))
  }
}

extension String {
  /// What stands behind the first occurrence of a text.
  fileprivate func components(around text: String) -> Substring {
    guard let range = firstRange(of: text) else { return "" }
    return self[range.upperBound...]
  }
}
