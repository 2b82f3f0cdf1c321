import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// `set preferredContentSizeCategory`: larger text has higher rows, fewer letters and more lines.
@MainActor @Suite struct TextSizeTests {
  private nonisolated static let wirings = [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ]

  private static let rows = """
    {"sections": [{"header": "Fruit", "items": [
      {"id": "a", "title": "Apple", "subtitle": "red", "accessory": "disclosure"},
      {"id": "b", "title": "Banana and plantain", "image": "b"},
      {"id": "c", "title": "Count", "subtitle": "3", "cell": "keyValue"},
      {"id": "d", "title": "Fixed", "height": 50}
    ]}]}
    """

  private func fixture(_ wiring: String = "items", size: String) throws -> SessionFixture {
    let fixture = try SessionFixture(
      Self.rows,
      wiring: wiring,
      viewport: Size(width: 240, height: 264)
    )
    fixture.run("set preferredContentSizeCategory \(size)")
    return fixture
  }

  @Test(arguments: wirings) func `a second size replaces the first`(wiring: String) throws {
    let fixture = try SessionFixture(#"["Ada", "Grace"]"#, wiring: wiring)
    fixture.run("set preferredContentSizeCategory AX3", "layout")
    fixture.run("set preferredContentSizeCategory AX5", "layout")
    #expect(fixture.run("rect 0 0").hasSuffix(" x 84 pt"))
    fixture.run("set preferredContentSizeCategory L", "layout")
    #expect(fixture.run("rect 0 0").hasSuffix(" x 44 pt"))
  }

  /// From the Human Interface Guidelines: the line height of body text, plus 22.
  @Test(
    arguments: [
      ("XS", 44), ("S", 44), ("M", 44), ("L", 44), ("XL", 46), ("XXL", 48), ("XXXL", 51),
      ("AX1", 56), ("AX2", 62), ("AX3", 70), ("AX4", 78), ("AX5", 84),
    ]
  ) func `a row with one line is as high as its text needs`(size: String, height: Int) throws {
    let fixture = try SessionFixture(#"["Ada", "Grace"]"#)
    fixture.run("set preferredContentSizeCategory \(size)")
    #expect(fixture.run("rect 0 1") == "x 0, y \(height), 390 x \(height) pt")
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: wirings)
  func `titles wrap, and a value is below its name`(wiring: String) throws {
    #expect(
      try fixture(wiring, size: "AX1").run("show") == """
            ┌──────────────────────────────┐
            │                              │
            │ Fruit                        │
            │                              │
        0 0 │ Apple                   ›    │
            │ red                          │
            │                              │
        0 1 │ [b ] Banana and              │
            │      plantain                │
            │                              │
        0 2 │ Count                        │
            │ 3                            │
            │                              │
            └──────────────────────────────┘
        """
    )
  }

  @Test(arguments: wirings, ["XS", "XXXL", "AX3", "AX5"])
  func `all wirings have the same rows`(wiring: String, size: String) throws {
    let expected = try fixture(size: size).run("heights", "show")
    let fixture = try fixture(wiring, size: size)
    #expect(fixture.run("heights", "show") == expected)
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run(
      "insert 0 1 \"A title that needs more lines than one\"",
      "set layoutDirection rightToLeft"
    )
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `the default text size draws the rows as before`() throws {
    let fixture = try fixture(size: "L")
    let before = fixture.run("heights", "show")
    fixture.run("set preferredContentSizeCategory AX4")
    #expect(fixture.run("heights", "show") != before)
    fixture.run("set preferredContentSizeCategory L")
    #expect(fixture.run("heights", "show") == before)
  }

  private static let controls = """
    {"sections": [{"header": "Person", "footer": "What a star marks must be filled in.", "items": [
      {"id": "n", "title": "Name", "cell": "text", "required": true, "minLength": 2,
        "placeholder": "as in the passport"},
      {"id": "s", "title": "Answer on paper", "cell": "switch", "value": true},
      {"id": "w", "title": "Work", "cell": "choice", "choices": ["a", "b"], "value": "a"}
    ]}, {"items": [
      {"id": "r", "title": "Stars of the shop", "cell": "rating", "rating": 0.6},
      {"id": "b", "title": "Shall we go on", "cell": "button", "buttons": ["yes", "no"]},
      {"id": "p", "title": "Everything must go", "subtitle": "until Sunday", "cell": "promo",
        "buttons": ["buy"]},
      {"id": "l", "title": "or", "cell": "separator"}
    ]}]}
    """

  @Test func `values and controls are below their titles, and footers wrap`() throws {
    let fixture = try SessionFixture(Self.controls, viewport: Size(width: 240, height: 748))
    fixture.run("set preferredContentSizeCategory AX1")
    #expect(
      fixture.run("show") == """
            ┌──────────────────────────────┐
            │                              │
            │ Person                       │
            │                              │
        0 0 │ Name *                       │
            │ (as in the                 ✎ │
            │                              │
            │ passport)                    │
        0 1 │ Answer on paper              │
            │ on                       ──● │
            │                              │
            │                              │
        0 2 │ Work                         │
            │ a                          ▾ │
            │                              │
            │ What a star marks            │
            │ must be filled               │
            │                              │
            │ in.                          │
            │                              │
        1 0 │ Stars of the shop            │
            │ ★★★ ☆☆                       │
            │                              │
        1 1 │ Shall we go on               │
            │ [yes] [no]                   │
            │                              │
        1 2 │ ✦ Everything must            │
            │ go                           │
            │                              │
            │ until Sunday                 │
            │ [buy]                        │
            │                              │
        1 3 │ ─────────  or   ──────────── │
            │                              │
            │                              │
            └──────────────────────────────┘
        """
    )
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: ["XXXL", "AX1", "AX5"])
  func `a problem takes the place of the title where no line is free`(size: String) throws {
    let fixture = try SessionFixture(Self.controls, viewport: Size(width: 390, height: 748))
    fixture.run("set preferredContentSizeCategory \(size)")
    let before = fixture.run("heights")
    fixture.type("type 0 0 A")
    #expect(fixture.type("show").contains("│ ! "))
    #expect(fixture.type("heights") == before)
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test func `a header view has larger text after it is assigned again`() throws {
    let fixture = try fixture(size: "L")
    let words = "A header view that says more than fits on a line"
    fixture.run("set tableHeaderView \"\(words)\"", "set preferredContentSizeCategory AX3")
    // 44 for the view, 22 and 54 for the header of the section.
    #expect(fixture.run("rect 0 0").hasPrefix("x 0, y 120,"))
    fixture.run("set tableHeaderView \"\(words)\"")
    #expect(!fixture.run("rect 0 0").hasPrefix("x 0, y 120,"))
    #expect(fixture.run("show").contains("on a line"))
  }

  @Test func `a finger hits what is drawn`() throws {
    let fixture = try SessionFixture(
      """
      {"sections": [{"items": [
        {"title": "Sale", "cell": "promo", "subtitle": "today", "buttons": ["buy", "later"]}
      ]}]}
      """
    )
    fixture.run("set preferredContentSizeCategory AX2")
    let table = try #require(fixture.session.current?.tableView)
    let path = try #require(table.indexPathsForVisibleRows.first)
    let cell = try #require(table.cellForRow(at: path) as? ItemCell)
    let frames = cell.controlFrames
    #expect(frames.count == 2)
    for (index, frame) in frames.enumerated() {
      let point = Point(x: frame.minX + frame.width / 2, y: cell.frame.minY + frame.midY)
      #expect(table.hitTest(point) == .control(path, index))
    }
  }

  @Test func `an audit says the same at each text size`() throws {
    let fixture = try fixture(size: "L")
    let findings = fixture.run("audit --all")
    fixture.run("set preferredContentSizeCategory AX4")
    #expect(fixture.run("audit --all") == findings)
  }
}
