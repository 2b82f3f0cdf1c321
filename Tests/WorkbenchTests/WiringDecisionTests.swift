import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// What the seeds do differently each wiring keeps in its own classes (seed-features: rows 1 to 6 of the
/// decisions), and what no wiring may do differently (7 to 10).
@MainActor @Suite struct WiringDecisionTests {
  nonisolated private static let names = Wiring.all.map(\.name)

  /// What the cell of a row that is not there is refused with.
  nonisolated private static let outside = [
    ("monolith", "its model has 4 rows there: index out of range"),
    ("array", "Index Out Of Array Bounds. the data source was asked for row 0 99"),
    ("items", "its model has 4 rows there: index out of range"),
    ("generators", "index out of range"),
    ("datamodel", "its model has 4 rows there: index out of range"),
    ("container", "its model has 4 rows there: index out of range"),
    ("fetched", "its model has 4 rows there: index out of range"),
  ]

  @Test(arguments: outside)
  func `a path out of range is an error, where the original stops (decision 1, seed S4)`(
    wiring: String,
    words: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(fixture.type("ask cell 0 99").contains(words))
    #expect(fixture.code("ask cell 0 99") == "range")
    #expect(fixture.code("ask cell 9 0") == "range")
    #expect(fixture.type("ask rows 9") == "0" && fixture.type("ask rows -1") == "0")
    let state = fixture.type("rows")
    #expect(
      fixture.type("row 0 4").hasPrefix(
        "error[no-row]: section 0 has no row 4"
      )
    )
    #expect(fixture.type("row 0 4").contains("hint: its rows are 0 to 3; try `rows 0`"))
    #expect(fixture.code("rows 9") == "no-section")
    #expect(fixture.type("rows") == state)
  }

  @Test(arguments: names)
  func `a tap deselects after the form with the item, and by a generator (decision 4, seed E3)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("select 0 0")
    let deselects = ["items", "generators"].contains(wiring)
    #expect(fixture.run("selection") == (deselects ? "no selected rows" : "0 0  Ada"))
  }

  @Test(arguments: names)
  func `a table without sections is made and asked in every wiring (seed S3)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture("[]", wiring: wiring)
    fixture.type("section delete 0")
    #expect(fixture.type("ask sections") == "0")
    #expect(fixture.type("section insert at 0 New").contains("New"))
    #expect(fixture.type("ask sections") == "1" && fixture.type("ask rows 0") == "0")
  }

  @Test(arguments: names)
  func `an empty header is empty and an empty footer none (seed S5, S6)`(wiring: String) throws {
    let fixture = try SessionFixture(
      #"{"sections": [{"header": "", "footer": "", "rows": [{"title": "a"}]}]}"#,
      wiring: wiring
    )
    #expect(fixture.type("ask title 0") == "\"\"" && fixture.type("ask footer 0") == "nil")
    #expect(
      fixture.type("show").split(separator: "\n").dropFirst().first?.hasPrefix("0 0 │ a") == true
    )
  }

  @Test(arguments: names)
  func `a kind that comes with an edit is registered by itself (decision 10, seed C13)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let line = #"insert after 0 0 {"title": "New", "cell": "subtitle"}"#
    #expect(fixture.code(line) == "ok")
    #expect(fixture.type("cell 0 1").contains("New"))
    let other = try SessionFixture(LessonSketch.numbered(3), wiring: wiring)
    other.type("set autoRegister off")
    // Who registers by hand has thought of each kind before, and a display manager registers what is new.
    let isRegistered = ["monolith", "array", "datamodel", "generators", "fetched"].contains(wiring)
    #expect(other.code(line) == (isRegistered ? "ok" : "E18"))
    #expect(isRegistered || other.type(line).contains("must register a nib or a class"))
  }

  @Test(arguments: ["items", "generators", "datamodel"])
  func `a deletion goes from the finger to the source, the model and the table (seed M10)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("trace on", "swipe 0 1")
    _ = fixture.session.run("confirm", at: CommandPlace()) { _ in }
    let lines = fixture.session.trace.lastCommand.map {
      "\($0.message.receiver.layer.rawValue) \($0.message.selector)"
    }
    let steps = ["C tableView(_:commit:forRowAt:)", "M apply(_:)", "V performBatchUpdates"]
    let places = steps.map { step in lines.firstIndex { $0.hasPrefix(step) } }
    #expect(places.allSatisfy { $0 != nil }, "\(lines)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(lines)")
  }

  @Test(arguments: names)
  func `an edit goes through the model and then the table (seed M10)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let counts = fixture.type("ask rows 0")
    let reloads = fixture.session.current?.tableView.statistics.reloads
    fixture.run("trace on", "delete 0 1", "trace off")
    #expect(counts == "4" && fixture.type("ask rows 0") == "3")
    #expect(fixture.session.current?.tableView.statistics.batches == 1)
    #expect(fixture.session.current?.tableView.statistics.reloads == reloads)
  }
}
