import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What fetched results report of a row whose sort value changes, but that keeps its place.
@MainActor @Suite struct FetchedEraTests {
  nonisolated private static let eras = [
    ("documented", "update 0 1→0 1"), ("ios9", "move 0 1→0 1"),
  ]

  /// The reports of the last command.
  private func reports(_ fixture: SessionFixture) -> [String] {
    fixture.session.trace.lastCommand.map(\.message.selector)
      .filter { $0.hasPrefix("controller(") }
      .compactMap { $0.split(separator: ") ").last.map(String.init) }
  }

  @Test(arguments: eras) func `under a sort, it is an update or a move`(
    era: String,
    report: String
  ) throws {
    let fixture = try SessionFixture(#"["Ada", "Bob", "Cy"]"#, wiring: "fetched")
    fixture.run("layout", "set frcEra \(era)", "sort title", "trace on", "update 0 1 title=Bobby")
    #expect(reports(fixture) == [report])
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(arguments: ForeignWriter.kinds, eras) func `in the order of a database, too`(
    kind: String,
    era: (name: String, report: String)
  ) throws {
    let (writer, fixture, _) = try ForeignWriter.open(kind)
    try writer.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, note TEXT)")
    try writer.run("INSERT INTO t VALUES (1, 'Ada', ''), (2, 'Bob', ''), (3, 'Cy', '')")
    fixture.run("open \"\(writer.place)\" --table t --order name", "wiring fetched", "layout")
    fixture.run("set frcEra \(era.name)", "trace on", "update 0 1 name=Bobby")
    #expect(reports(fixture) == [era.report])
    fixture.run("update 0 1 note=new")
    #expect(reports(fixture) == ["update 0 1→0 1"])
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test func `the rule stays when the wiring changes`() throws {
    let fixture = try SessionFixture(#"["Ada"]"#, wiring: "fetched")
    fixture.run("wiring items")
    let note = "the items wiring has no fetched results; `wiring fetched` uses it"
    #expect(fixture.type("set frcEra ios9").contains(note))
    fixture.run("wiring fetched")
    #expect(fixture.type("get frcEra") == "ios9")
  }
}
