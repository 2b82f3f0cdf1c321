import SessionSupport
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Several rows dragged or moved at once, under every wiring (seeds M12, M11, D12).
@MainActor @Suite struct DragSeveralTests {
  private static let document = """
    {"sections": [{"header": "A", "items": ["a", "b", "c", "d", "e"]}, {"header": "B", "items": []},
      {"header": "C", "items": ["z"]}]}
    """

  private func rows(_ fixture: SessionFixture) -> [[String]] {
    (fixture.session.current?.sections ?? []).map { $0.items.map { $0.title ?? "" } }
  }

  @Test(
    arguments: Wiring.all.map(\.name),
    ["drag 0 1..3 to 1 0", "move 0 1..3 to 1 0", "edit on; drag 0 1..3 to 1 0"]
  )
  func `rows land in an empty section in their order, and one undo brings all back`(
    wiring: String,
    line: String
  ) throws {
    let fixture = try SessionFixture(Self.document, wiring: wiring)
    fixture.run(line)
    #expect(rows(fixture) == [["a", "e"], ["b", "c", "d"], ["z"]])
    fixture.run("undo")
    #expect(rows(fixture) == [["a", "b", "c", "d", "e"], [], ["z"]])
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `rows that may not leave their section move nowhere else, and say why`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(Self.document, wiring: wiring)
    fixture.run("set dropScope current")
    let answers = fixture.run(
      "drag 0 1..3 to 1 0",
      "drag 0 0 to 1 0",
      "move 0 1..3 to 1 0",
      "move 0 0 to 1 0",
      "drag 0 1..3 to 0 3",
      isPrompt: true
    )
    let hint = "\n  hint: `set dropScope all` lets rows move to other sections\n"
    #expect(
      answers == "error[refused]: cannot drop: row 0 1 cannot leave its section" + hint
        + "error[refused]: cannot drop: row 0 0 cannot leave its section" + hint
        + "error[refused]: row 0 1 cannot leave its section" + hint
        + "error[refused]: row 0 0 cannot leave its section" + hint
        + "error[refused]: cannot drag to 0 3"
        + "\n  hint: section 0 takes the rows at 0 to 2"
    )
    #expect(rows(fixture) == [["a", "b", "c", "d", "e"], [], ["z"]])
    fixture.run("drag 0 1..3 to 0 2", isPrompt: true)
    #expect(rows(fixture) == [["a", "e", "b", "c", "d"], [], ["z"]])
    fixture.run("wiring \(wiring == "items" ? "array" : "items")")
    #expect(fixture.run("get dropScope") == "current")
  }

  @Test(arguments: [
    ("drag 0 0..1 to 0 3", ["c", "d", "e", "a", "b"]),
    ("drag 0 3..4 to 0 0", ["d", "e", "a", "b", "c"]),
    ("drag 0 1..2 to 0 1", ["a", "b", "c", "d", "e"]), ("drag 0 * to 2 0", []),
  ]) func `rows go up and down within their section`(line: String, after: [String]) throws {
    let fixture = try SessionFixture(Self.document)
    fixture.run(line)
    #expect(rows(fixture)[0] == after)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `a delegate that takes drops gets all rows`() throws {
    let fixture = try SessionFixture(Self.document)
    fixture.run("app implement itemsForBeginning on", "app implement performDrop on")
    fixture.run("drag 0 1..3 to 2 1")
    #expect(rows(fixture) == [["a", "e"], [], ["z", "b", "c", "d"]])
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `a delegate that sends one of them elsewhere stops all`() throws {
    let fixture = try SessionFixture(Self.document)
    fixture.run("app implement targetIndexPath 0 0")
    #expect(
      fixture.run("drag 0 1..3 to 2 0", isPrompt: true).hasPrefix(
        "error[refused]: cannot drop: the delegate sends row 0 1 elsewhere"
      )
    )
    #expect(rows(fixture)[0] == ["a", "b", "c", "d", "e"])
  }
}
