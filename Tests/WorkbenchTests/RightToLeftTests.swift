import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// `set layoutDirection rightToLeft`: rows are drawn as in a mirror, and hit as drawn.
@MainActor @Suite struct RightToLeftTests {
  private static let table = """
    {"sections": [{"header": "Fruit", "items": [
      {"id": "a", "title": "Apple", "subtitle": "red", "accessory": "disclosure"},
      {"id": "b", "title": "Banana", "image": "b", "accessory": "detail"},
      {"id": "c", "title": "Count", "subtitle": "3", "cell": "keyValue"}
    ]}]}
    """

  private func fixture(_ wiring: String = "items") throws -> SessionFixture {
    let fixture = try SessionFixture(
      Self.table,
      wiring: wiring,
      viewport: Size(width: 240, height: 198)
    )
    fixture.run("set layoutDirection rightToLeft")
    return fixture
  }

  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `text, image, accessory and header are mirrored`(wiring: String) throws {
    #expect(
      try fixture(wiring).run("show") == """
            ┌──────────────────────────────┐
            │                              │
            │                        Fruit │
        0 0 │ ‹                      Apple │
            │                          red │
        0 1 │ ⓘ                 Banana [b] │
            │                              │
        0 2 │ 3                      Count │
            │                              │
            │                              │
            └──────────────────────────────┘
        """
    )
  }

  @Test func `the trailing edge is the left one, for swipes and in edit mode`() throws {
    let fixture = try fixture()
    fixture.run("swipe 0 0")
    let swiped = fixture.run("cell 0 0").split(separator: "\n").map(String.init)
    #expect(swiped[1] == "0 0 │ [Delete] ‹             Apple │")
    fixture.run("cancel", "edit on")
    let edited = fixture.run("cell 0 0").split(separator: "\n").map(String.init)
    #expect(edited[1].hasSuffix("Apple ⊖  │"))
    #expect(edited[1].hasPrefix("0 0 │ ≡"))
  }

  @Test func `a finger hits what is drawn`() throws {
    let fixture = try fixture()
    let table = try #require(fixture.session.current?.tableView)
    for path in table.indexPathsForVisibleRows {
      let point = try #require(table.touchPoint(ofRowAt: path))
      #expect(table.hitTest(point) == .row(path))
    }
    let banana = try #require(table.indexPathsForVisibleRows.dropFirst().first)
    let y = try table.rectForRow(at: banana).minY + 11
    #expect(table.hitTest(Point(x: 12, y: y)) == .detailButton(banana))
    #expect(table.hitTest(Point(x: 228, y: y)) == .row(banana))
  }

  @Test func `the way back draws the rows as before`() throws {
    let fixture = try SessionFixture(Self.table)
    let before = fixture.run("show")
    fixture.run("set layoutDirection rightToLeft")
    #expect(fixture.run("show") != before)
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("set layoutDirection leftToRight")
    #expect(fixture.run("show") == before)
  }

  @Test func `the index is at the left, and its rows begin beside it`() throws {
    let fixture = try fixture()
    fixture.run("app implement sectionIndexTitles on", "reload", "layout")
    let table = try #require(fixture.session.current?.tableView)
    let width = table.sectionIndexWidth
    #expect(width > 0)
    #expect(table.sectionIndexDisplayList.allSatisfy { $0.frame.minX == 0 })
    for path in table.indexPathsForVisibleRows {
      #expect(try table.rectForRow(at: path).minX == width)
    }
    #expect(fixture.run("invariants") == "all invariants hold")
  }
}
