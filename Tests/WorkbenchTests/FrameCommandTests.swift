import SessionSupport
import Testing
import Workbench

/// Estimates, insets, the keyboard and the views around the sections, as they are typed.
@MainActor @Suite struct FrameCommandTests {
  private func answers(_ lines: String..., wiring: String = "items") throws -> [String] {
    let rows = (0..<20).map { #"{"id": "r\#($0)", "title": "Row \#($0)"}"# }
    let text = #"{"sections": [{"items": [\#(rows.joined(separator: ", "))]}]}"#
    let fixture = try SessionFixture(text)
    fixture.run("wiring \(wiring)")
    fixture.run("viewport 320 132")
    return lines.map { fixture.run($0) }
  }

  @Test(arguments: ["items", "monolith"])
  func `heights are estimated until a row shows`(wiring: String) throws {
    let answers = try answers(
      "app estimate 44",
      "height 0 * 200",
      "hit 100",
      "layout",
      "hit 100",
      "heights 0",
      "content",
      "scroll end",
      "content",
      wiring: wiring
    )
    #expect(answers[0] == "estimatedRowHeight 44: only visible heights are computed")
    #expect(answers[2] == "0 2  Row 2")
    #expect(answers[4] == "0 0  Row 0")
    #expect(
      answers[5] == """
        0 0  200 pt, from the row's own key height
        0 1..19  44 pt, from an estimate until the row is visible
        """
    )
    #expect(answers[6] == "320 x 1036 pt")
    #expect(answers[7] == "offset 1060 pt, visible 0 19 to 0 19")
    #expect(answers[8] == "320 x 1192 pt")
  }

  @Test func `a wiring that comes later keeps estimates, insets and views`() throws {
    let answers = try answers(
      "app estimate 60",
      "app inset top 30",
      #"set tableHeaderView "Welcome""#,
      "wiring monolith",
      "get estimatedRowHeight",
      "get contentInset",
      "get tableHeaderView"
    )
    #expect(answers[1] == "contentInset top 30, left 0, bottom 0, right 0 pt, offset -30 pt")
    #expect(answers.suffix(3) == ["60 pt", "top 30, left 0, bottom 0, right 0 pt", "Welcome"])
  }

  @Test func `the keyboard keeps the current row in sight`() throws {
    let answers = try answers("row 0 2", "keyboard 60", "get adjustedContentInset", "keyboard off")
    #expect(answers[1] == "the keyboard covers 60 pt, offset 60 pt")
    #expect(answers[2] == "top 0, left 0, bottom 60, right 0 pt")
    #expect(answers[3] == "no keyboard, offset 60 pt")
  }

  @Test func `heights read from a frame creep by a point with each layout`() throws {
    let answers = try answers(
      "app heightFrom cellFrame",
      "layout",
      "height 0 0",
      "layout",
      "height 0 0",
      "app heightFrom wiring",
      "layout",
      "height 0 0"
    )
    #expect(answers[2].hasPrefix("0 0  45 pt"))
    #expect(answers[4].hasPrefix("0 0  46 pt"))
    #expect(answers[7].hasPrefix("0 0  44 pt"))
  }

  @Test(arguments: [
    ("set separatorInset \"1 2 3 4\"", "top 0, left 2, bottom 0, right 4 pt"),
    ("set separatorInset 5", "top 0, left 5, bottom 0, right 5 pt"),
    ("set fillerRowHeight auto", "auto"), ("set tableFooterView \"The end\"", "The end"),
    ("set tableFooterView none", "nil"), ("set separatorColor red", "red"),
    ("set allowsFocus off", "off"), ("get selfSizingInvalidation", "enabled"),
    ("get insetsContentViewsToSafeArea", "on"), ("get separatorInsetReference", "fromCellEdges"),
    ("get estimatedRowHeight", "0 pt"), ("get sectionHeaderTopPadding", "auto"),
  ])
  func `properties are set and told`(line: String, answer: String) throws {
    // A note about a property without an effect may follow.
    let first = try answers(line)[0].prefix { $0 != "\n" }
    #expect(String(first) == answer)
  }

  @Test func `views around the sections are drawn`() throws {
    let answers = try answers(
      #"set tableHeaderView "Welcome""#,
      "show",
      #"set backgroundView "Nothing here""#,
      "section clear 0",
      "set tableHeaderView none",
      "show"
    )
    #expect(answers[1].contains("│                Welcome                 │"))
    #expect(answers[5].contains("│              Nothing here              │"))
  }
}
