import SessionSupport
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Seed N18: what lives, and that nothing lives longer than its screen.
@MainActor @Suite struct LiveObjectTests {
  private func alive(_ fixture: SessionFixture) -> [String] {
    fixture.run("stats").split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("alive") || $0.hasPrefix("leaked") }
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `after back the live objects are those of the start (seed N18)`() throws {
    let fixture = try SessionFixture(wiring: "container")
    let start = alive(fixture)
    #expect(
      start == [
        "alive: ContainerController (controller) 1", "alive: DetailsController (controller) 1",
        "alive: NavigationController (controller) 1", "alive: TableView (table view) 1",
        "alive: ItemCell (cell) 5",
      ]
    )
    fixture.run("select 0 0")
    #expect(alive(fixture).contains("alive: DetailController (controller) 1"))
    fixture.run("back")
    #expect(alive(fixture) == start)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `another wiring leaves nothing of the one before it (seed N18)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("select 0 1", "back", "stats", "wiring monolith", "wiring \(wiring)")
    let fresh = try SessionFixture(wiring: wiring)
    #expect(alive(fixture) == alive(fresh))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a closed source leaves nothing (seed N18)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("scroll end", "select 0 1", "insert after 0 0 New", "close --force")
    #expect(alive(fixture) == ["alive 0"])
  }

  @Test func `what is kept from going is told`() throws {
    let fixture = try SessionFixture()
    let source = try #require(fixture.session.current)
    let controller: ViewController = source.door.controller
    let cell = try #require(source.tableView.visibleCells.first)
    fixture.run("wiring monolith")
    let lines = alive(fixture)
    #expect(lines.contains("leaked: ItemsController (controller) 1"))
    #expect(lines.contains("leaked: ItemCell (cell) 5"))
    #expect(cell.reuseIdentifier == "ItemCell" && controller.isViewLoaded)
  }

  @Test func `a screen that somebody keeps after back is told`() throws {
    let fixture = try SessionFixture(wiring: "container")
    fixture.run("select 0 0")
    let kept = fixture.session.current?.door.navigation.topViewController
    fixture.run("back")
    #expect(alive(fixture).last == "leaked: DetailController (controller) 1")
    #expect(kept is DetailController)
  }
}
