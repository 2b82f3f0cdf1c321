import SessionSupport
import TableAdapters
import Testing

@testable import Workbench
@testable import Workspace

/// Classical mistakes with fetched results, made by a command.
@MainActor @Suite struct FaultCommandTests {
  private func fixture() throws -> SessionFixture {
    let fixture = try SessionFixture(#"["Ada", "Bob", "Cy"]"#, wiring: "fetched")
    fixture.run("layout")
    return fixture
  }

  /// A fault, an edit, and the error of the edit or of the rows after it.
  @Test(arguments: [
    ("sections-unheard", "section insert at 0 New", "E2"), ("asked-early", "append 0 Zed", "E1"),
    ("update-and-move", "move 0 0 to 0 2", "E13"),
    ("move-as-update", "move 0 0 to 0 2", "invariants"), ("unapplied", "delete 0 0", "invariants"),
  ]) func `a fault shows at the next edit, and no more when it is off`(
    fault: String,
    edit: String,
    code: String
  ) throws {
    let fixture = try fixture()
    fixture.run("fault \(fault) on")
    let codes = [edit, "invariants"].map(fixture.code)
    #expect(codes.contains(code), "\(codes)")
    let correct = try self.fixture()
    correct.run("fault \(fault) on", "fault \(fault) off")
    #expect([edit, "invariants"].map(correct.code) == ["ok", "ok"])
  }

  @Test func `the faults are listed with their state`() throws {
    let fixture = try fixture()
    fixture.run("fault unapplied on")
    let lines = fixture.run("fault").split(separator: "\n")
    #expect(lines.count == FetchedMistake.allCases.count)
    #expect(lines.filter { $0.contains("  on   ") }.map { $0.prefix(9) } == ["unapplied"])
  }

  @Test(arguments: ["items", "generators"])
  func `other wirings have no fault`(wiring: String) throws {
    #expect(try SessionFixture(wiring: wiring).code("fault unapplied on") == "refused")
  }

  @Test(arguments: ["fault zork on", "fault unapplied", "fault unapplied perhaps"])
  func `a fault that does not exist is an error`(line: String) throws {
    #expect(try fixture().code(line) == "bad-argument")
  }
}
