import SessionSupport
import TableAdapters
import TableModel
import TestSupport
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
    ("asked-early", "section insert at 0 New", "E2"), ("asked-early", "delete 0 2", "E4"),
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

  nonisolated struct Case: CustomTestStringConvertible {
    let fault: String
    let lines: [String]
    let codes: [String]

    var testDescription: String { fault }

    init(_ fault: String, _ lines: [String], _ codes: [String]) {
      (self.fault, self.lines, self.codes) = (fault, lines, codes)
    }
  }

  /// A fault, some commands, and their codes while it is on; all are "ok" while it is off.
  nonisolated static let commands: [Case] = [
    Case("echo", ["drag 0 0 to 0 2", "invariants"], ["ok", "invariants"]),
    Case(
      "unreloaded-fetch",
      ["filter a", "append 0 Anna", "filter off"],
      ["ok", "E1", "ok"]
    ),
    Case("stale-cache", ["sort title", "filter a"], ["F3", "F3"]),
    Case("wrong-sections", ["group city"], ["F2"]),
    Case("nested-fetch", ["append 0 Zed", "invariants"], ["E1", "ok"]),
    Case("silent-snapshot", ["update 0 0 title=Xena", "invariants"], ["ok", "invariants"]),
    Case("update-and-move", ["begin", "move 0 0 to 0 2", "end"], ["ok", "ok", "E13"]),
    Case("unapplied", ["swipe 0 0", "confirm", "invariants"], ["ok", "ok", "invariants"]),
  ]

  private static let people =
    #"[{"title": "Ada", "city": "Rome"}, {"title": "Bob", "city": "Oslo"}, "#
    + #"{"title": "Cy", "city": "Rome"}, {"title": "Dot"}]"#

  @Test(arguments: commands)
  func `a fault shows under commands and gestures, and no more when it is off`(row: Case) throws {
    let fixture = try SessionFixture(Self.people, wiring: "fetched")
    fixture.run("layout", "fault \(row.fault) on")
    #expect(row.lines.map(fixture.code) == row.codes)
    let correct = try SessionFixture(Self.people, wiring: "fetched")
    correct.run("layout", "fault \(row.fault) on", "fault \(row.fault) off")
    #expect(row.lines.map(correct.code) == row.lines.map { _ in "ok" })
  }

  @Test func `the next page by > only loses the rows without a value`() throws {
    let fixture = try SessionFixture(Self.people, wiring: "fetched")
    fixture.run("layout", "sort city", "fault null-keys on", "sort city, title")
    #expect(!fixture.type("rows").contains("Dot"))
    fixture.run("fault null-keys off", "sort city")
    #expect(fixture.type("rows").contains("Dot"))
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test func `an exception in the delegate is logged in the trace`() throws {
    let fixture = try fixture()
    fixture.run("fault nested-fetch on", "trace on")
    let text = fixture.type("append 0 Zed")
    let logged =
      "An exception was caught from the delegate of NSFetchedResultsController during a call to"
      + " -controllerDidChangeContent:.  Invalid update: "
    #expect(text.contains("FetchedController → FetchedResultsController  \(logged)"))
  }

  @Test(arguments: [(true, ["delete 0 3→–", "insert –→0 3"]), (false, [])])
  func `a row with a temporary id blinks at the save`(isOn: Bool, events: [String]) throws {
    let folder = try ScratchFolder()
    let fixture = try SessionFixture(nil, wiring: "fetched")
    fixture.run("open \(try folder.write(#"["Ada", "Bob", "Cy"]"#, to: "a.json"))", "layout")
    if isOn { fixture.run("fault temporary-ids on") }
    fixture.run("append 0 Zed", "trace on", "save")
    let names = fixture.session.trace.lastCommand.map(\.message.selector)
      .filter { $0.hasPrefix("controller(") }
    #expect(names.map { $0.split(separator: ") ").last ?? "" } == events.map { Substring($0) })
    #expect(fixture.type("invariants") == "all invariants hold")
    fixture.run("save")
    #expect(
      !fixture.session.trace.lastCommand.contains { $0.message.selector.hasPrefix("control") }
    )
  }

  @Test(arguments: [true, false])
  func `a save of the context keeps the selection only with permanent ids`(isOn: Bool) throws {
    let fixture = try fixture()
    if isOn { fixture.run("fault temporary-ids on") }
    fixture.run("append 0 Zed", "select 0 3")
    #expect(fixture.type("app save") == "saved the context; no file was written")
    #expect(fixture.type("selection").contains("0 3") == !isOn)
    #expect(fixture.session.current?.isModified == true)
    fixture.run("wiring items")
    #expect(fixture.code("app save") == "refused")
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
