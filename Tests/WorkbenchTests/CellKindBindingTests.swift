import CommandLanguage
import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// `bind kind NAME`, `help kinds`, and properties without an effect.
@MainActor @Suite struct CellKindBindingTests {
  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `all rows take a kind, and give it back`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let before = fixture.run("row 0 0", "heights")
    #expect(fixture.run("bind kind message") == "kind  message  all rows")
    #expect(fixture.run("row 0 0").contains("MessageCell, "))
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("bind kind auto")
    #expect(fixture.run("row 0 0", "heights") == before)
    #expect(fixture.code("bind kind nonsense") == "no-key")
  }

  @Test func `one kind replaces the kinds of the rows`() throws {
    let fixture = try SessionFixture(
      #"[{"id": 1, "title": "A", "cell": "switch"}, {"id": 2, "title": "B"}]"#
    )
    fixture.run("bind kind article")
    #expect(fixture.run("row 0").contains("ArticleCell, "))
    #expect(fixture.run("row 1").contains("ArticleCell, "))
  }

  @Test func `the help draws each kind`() throws {
    let page = try SessionFixture(nil).run("help kinds").split(separator: "\n").map(String.init)
    for name in CellKinds.names {
      #expect(page.contains { $0.hasPrefix("  \(name) ") }, "\(name)")
    }
    #expect(page.contains { $0.hasSuffix("Author    5 Jan 2026 / Title / Preview") })
  }

  @Test(
    arguments: [
      ("separatorColor red", "note: separatorColor is recorded only; rows look the same"),
      (
        "rowHeight 60",
        "note: rowHeight has no effect: the delegate returns heights (heightForRowAt)"
      ),
      ("preferredContentSizeCategory AX3", nil), ("preferredContentSizeCategory L", nil),
      ("rowHeight auto", nil),
      ("allowsSelection off", nil),
    ] as [(String, String?)]
  ) func `a property without an effect says so`(
    assignment: String,
    note: String?
  ) throws {
    let fixture = try SessionFixture()
    var notes: [String] = []
    _ = fixture.session.run("set \(assignment)", at: CommandPlace()) { outcome in
      if case .success(let answer) = outcome.result { notes = answer.notes.map { "note: " + $0 } }
    }
    #expect(notes == [note].compactMap { $0 })
  }
}
