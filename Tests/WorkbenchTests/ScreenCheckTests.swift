import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// `invariants` compares the screen with the model: it finds what is stale, and nothing else.
@MainActor @Suite struct ScreenCheckTests {
  /// What `invariants` says after some lines, in the words of the first fault.
  private func faults(
    _ wiring: String,
    _ lines: [String],
    in text: String = SessionFixture.document
  ) throws -> String {
    let fixture = try SessionFixture(text, wiring: wiring)
    for line in lines { fixture.run(line) }
    return fixture.type("invariants")
  }

  @Test(
    arguments: Wiring.all.map(\.name),
    [
      (
        "begin; model delete 0 1; table delete 0 3; end; layout",
        "the cell of 0 1 shows \"Bob\" instead of \"Cy\""
      ),
      ("model update 0 1 title=Rob", "the cell of 0 1 shows \"Bob\" instead of \"Rob\""),
      ("model update 0 1 subtitle=x", "the cell of 0 1 shows nothing instead of \"x\""),
      (
        "model update 0 1 accessory=checkmark",
        "the cell of 0 1 shows nothing instead of checkmark"
      ),
      ("model update 0 2 height=99", "the row 0 2 is 60 pt high; it should be 99"),
      (
        "model move 0 0 to 0 3", "the cell of 0 0 shows \"Ada\" instead of \"Bob\""
      ),
      ("model section header 0 X", "the header of section 0 shows \"Family\" instead of \"X\""),
      ("model section footer 1 X", "the footer of section 1 shows \"the end\" instead of \"X\""),
      ("model section header 0 \"\"", "the header of section 0 is visible but does not exist"),
      ("edit on; model swap 0 0 with 0 1", "the cell of 0 0 shows \"Ada\" instead of \"Bob\""),
      (
        "app estimate 50; layout; model update 0 2 height=99",
        "the row 0 2 is 60 pt high; it should be 99"
      ),
    ]
  )
  func `what is stale is found`(wiring: String, stale: (lines: String, fault: String)) throws {
    let answer = try faults(wiring, [stale.lines])
    #expect(answer.hasPrefix("error[invariants]: \(stale.fault)"), "\(wiring): \(answer)")
    let mended = try faults(wiring, [stale.lines, "app estimate off", "reload", "layout"])
    #expect(mended == "all invariants hold", "\(wiring): \(mended)")
  }

  @Test(
    arguments: Wiring.all.map(\.name),
    [
      "app refresh begin", "app refresh begin; append 0 x; app refresh end",
      "viewport 390 90; scroll end; app refresh begin", "swipe 0 0", "edit on; minus 0 1",
      "press 0 1", "select 0 2; edit on", "model delete 0 1; table delete 0 1; layout",
      "fold 0 0", "filter a; sort title desc", "arrange grid; show; append 0 x",
    ]
  )
  func `what is in order is not reported`(wiring: String, lines: String) throws {
    #expect(try faults(wiring, [lines]) == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `what a person entered and the model did not take is in order`(wiring: String) throws {
    let text = """
      {"sections": [{"items": [
        {"id": "n", "cell": "text", "title": "Name", "minLength": 3},
        {"id": "s", "cell": "switch", "title": "On"}
      ]}]}
      """
    let lines = ["type 0 0 x", "toggle 0 1"]
    #expect(try faults(wiring, lines, in: text) == "all invariants hold")
    let stale = try faults(wiring, lines + ["model update 0 0 title=Nom"], in: text)
    #expect(stale.hasPrefix("error[invariants]: the cell of 0 0 shows \"Name\" instead of \"Nom\""))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `the look leaves no trace`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring, viewport: .init(width: 390, height: 130))
    fixture.run(
      "trace on",
      "scroll by 100",
      "swipe 0 2",
      "scroll by -50",
      "model swap 0 0 with 0 1"
    )
    let questions = ["trace show", "stats", "pool", "show", "plugins", "visible"]
    let before = questions.map { fixture.type($0) }
    fixture.type("invariants")
    fixture.type("trace off; invariants; trace on")
    #expect(questions.map { fixture.type($0) } == before)
  }

  @Test(arguments: ["forgets", "asks", "twice", "nil"])
  func `what goes wrong in cellForRow changes nothing`(habit: String) throws {
    let fixture = try SessionFixture()
    fixture.run("layout", "app cellForRow \(habit)")
    let before = fixture.type("pool")
    #expect(fixture.type("invariants") == "all invariants hold")
    #expect(fixture.type("pool") == before)
    fixture.run("app connect", "layout")
    #expect(fixture.type("invariants") == "all invariants hold")
  }
}
