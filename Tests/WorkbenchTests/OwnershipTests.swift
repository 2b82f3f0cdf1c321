import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// What goes when a source is closed.
@MainActor @Suite struct OwnershipTests {
  private final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
  }

  /// The objects of a source, none of which is held here.
  private func parts(of session: Session) throws -> [(name: String, part: Weak)] {
    let source = try #require(session.current)
    let table = source.tableView
    let cell = try #require(table.visibleCells.first)
    return [
      ("source", Weak(source)), ("controller", Weak(source.door.controller)),
      ("navigation", Weak(source.door.navigation)), ("table view", Weak(table)),
      ("data source", Weak(table.dataSource)), ("delegate", Weak(table.delegate)),
      ("cell", Weak(cell)), ("refresh control", Weak(table.refreshControl)),
    ]
  }

  private static let work = [
    "trace on", "select 0 2", "insert after 0 3 New", "scroll end", "scroll top",
    "app refresh handler on", "pull", "pull 10", "app push Details", "back", "disappear", "appear",
    "app implement didDeselect off", "app paging on", "app async image 0 3 after 2000",
    "trace off",
  ]

  @Test(arguments: ScreenLifeTests.wirings)
  func `closing a source frees its controller, table, cells and data source`(wiring: String) throws
  {
    let fixture = try SessionFixture(wiring: wiring)
    for line in Self.work { fixture.run(line) }
    let parts = try parts(of: fixture.session)
    for (name, part) in parts { #expect(part.object != nil, "\(name)") }
    #expect(fixture.run("close --force") == "closed people.json")
    for (name, part) in parts { #expect(part.object == nil, "\(name) under \(wiring)") }
  }

  @Test func `another wiring frees the one before it, with its pushed screens`() throws {
    let fixture = try SessionFixture()
    fixture.run("app push Details")
    let source = try #require(fixture.session.current)
    let old = [
      Weak(source.door.controller), Weak(source.door.navigation), Weak(source.tableView),
      Weak(source.door.navigation.topViewController),
    ]
    fixture.run("wiring monolith")
    #expect(old.allSatisfy { $0.object == nil })
  }

  @Test(arguments: ScreenLifeTests.wirings)
  func `a hundred openings leave nothing behind`(wiring: String) throws {
    let fixture = try SessionFixture(nil, wiring: wiring)
    var parts: [Weak] = []
    for _ in 0..<100 {
      fixture.run("new 30 20", "select 0 3", "pull", "scroll end")
      parts += try self.parts(of: fixture.session).map(\.part)
      fixture.run("close --force")
    }
    #expect(parts.count == 800 && parts.filter { $0.object != nil }.isEmpty)
    #expect(fixture.session.sources.isEmpty)
  }
}
