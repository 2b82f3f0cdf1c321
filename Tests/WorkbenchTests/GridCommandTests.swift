import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// `arrange grid` and what `show` draws then.
@MainActor @Suite struct GridCommandTests {
  private static let document = """
    {"sections": [{"header": "Letters", "items": ["A", "B", "C"]}, {"items": ["D"]}]}
    """

  @Test(arguments: ["items", "monolith"])
  func `rows stand side by side, and one below the other again`(wiring: String) throws {
    let fixture = try SessionFixture(
      Self.document,
      wiring: wiring,
      viewport: Size(width: 320, height: 242)
    )
    #expect(fixture.run("arrange") == "list")
    #expect(fixture.run("arrange grid") == "grid of 2 columns")
    #expect(
      fixture.run("show") == """
            ┌────────────────────────────────────────┐
            │ Letters                                │
        0 0 │                                        │
            │ A                   B                  │
            │                                        │
        0 2 │                                        │
            │ C                                      │
            │                                        │
        1 0 │                                        │
            │ D                                      │
            │                                        │
            │                                        │
            └────────────────────────────────────────┘
        """
    )
    fixture.run("delete 0 0")
    #expect(fixture.run("show").contains("│ B                   C"))
    #expect(fixture.run("invariants").contains("hold"))
    #expect(fixture.run("arrange list") == "list")
    #expect(fixture.run("show").contains("0 1 │ C"))
    #expect(fixture.records("arrange grid").first?.contains(#""answer":"grid""#) == true)
    #expect(
      fixture.run("show --all").hasPrefix(
        "error[refused]: cannot draw all rows of a grid"
          + " at once"
      )
    )
  }
}
