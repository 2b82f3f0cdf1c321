import SessionSupport
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// `set changeReporting`: an edit costs the same under every wiring.
@MainActor @Suite struct ChangeReportingCommandTests {
  nonisolated static let wirings = Wiring.all.map(\.name)

  private func fixture(_ wiring: String) throws -> SessionFixture {
    let rows = (0..<300).map { "\"row \($0)\"" }.joined(separator: ", ")
    return try SessionFixture("[\(rows)]", wiring: wiring)
  }

  private static let edits = [
    "insert after 0 3 x", "delete 0 100", "move 0 0 to 0 5", "update 0 7 title=new",
    "swap 0 0 with 0 1",
  ]

  @Test(arguments: wirings)
  func `an edit asks only about what changed`(wiring: String) throws {
    let fixture = try fixture(wiring)
    for line in Self.edits {
      fixture.run("layout", "stats reset", line)
      let statistics = try #require(fixture.session.current?.tableView.statistics)
      #expect(statistics.heightQuestions <= 8, "\(line)")
      #expect(statistics.countQuestions <= 4, "\(line)")
      #expect(fixture.run("invariants") == "all invariants hold", "\(line)")
    }
  }

  @Test(arguments: wirings)
  func `without reports an edit asks about everything`(wiring: String) throws {
    let fixture = try fixture(wiring)
    fixture.run("set changeReporting off", "layout", "stats reset", "insert after 0 3 x")
    let statistics = try #require(fixture.session.current?.tableView.statistics)
    #expect(statistics.heightQuestions >= 300)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: wirings)
  func `an edit of the model alone is found at the next edit`(wiring: String) throws {
    let fixture = try fixture(wiring)
    fixture.run("model delete 0 3")
    #expect(fixture.code("insert after 0 0 x") == "E1")
  }

  @Test(arguments: wirings)
  func `a view over the rows reports the same`(wiring: String) throws {
    let fixture = try fixture(wiring)
    fixture.run("filter 7", "layout", "stats reset", "delete 0 0")
    let statistics = try #require(fixture.session.current?.tableView.statistics)
    #expect(statistics.heightQuestions <= 8)
    fixture.run("filter off", "insert after 0 0 x")
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `compare counts without reports unless asked`() throws {
    let fixture = try SessionFixture()
    let plain = fixture.run("compare")
    #expect(plain.contains("change reporting (ours) is off"))
    #expect(plain.contains("the same for all: "))
    #expect(plain.contains("not supported (-): "))
    #expect(plain.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let reported = fixture.run("compare --change-reporting")
    #expect(reported.contains("change reporting (ours) is on"))
    #expect(reported != plain)
  }

  @Test func `each wiring has claims beside its counters`() throws {
    let fixture = try SessionFixture()
    let text = fixture.run("compare claims")
    // Fetched results follow Core Data, and no article makes a claim about them.
    for wiring in Wiring.all where wiring.name != "fetched" {
      #expect(text.split(separator: "\n").contains { $0 == wiring.name })
    }
    #expect(text.contains("here: "))
    fixture.run("wiring datamodel")
    #expect(fixture.run("score").contains("a load: C→M 1, M→C 1, 1 reload"))
  }
}
