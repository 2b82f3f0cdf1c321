import Glibc
import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Tables that follow their files.
@MainActor @Suite struct FollowingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func open(_ text: String, wiring: String = "items") throws -> SessionFixture {
    try folder.write(text, to: "in.json")
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.session.settings.followsFiles = true
    fixture.run("open \(folder.file("in.json"))")
    return fixture
  }

  /// Forty rows with ids, the numbers given.
  private func rows(_ numbers: some Sequence<Int>) -> String {
    "[" + numbers.map { "{\"id\": \($0), \"title\": \"row \($0)\"}" }.joined(separator: ",\n ")
      + "]\n"
  }

  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `the table follows by difference; selection, scroll position and the row spoken of stay`(
    wiring: String
  ) throws {
    let fixture = try open(rows(0..<40), wiring: wiring)
    fixture.run("table select 0 20", "scroll to 0 18 top", "row 0 21")
    let source = fixture.session.sources[0]
    let top = try source.tableView.rectForRow(at: IndexPath(row: 18, section: 0)).minY
    #expect(source.tableView.contentOffset.y == top)
    try folder.write(rows([50, 51, 52] + (1..<40).filter { $0 != 30 }), to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: 3 inserted, 2 deleted"])
    #expect(fixture.session.followFiles() == [])
    #expect(fixture.type("selection").contains("row 20"))
    #expect(fixture.type("row .").hasPrefix("0 23  row 21"))
    let now = try source.tableView.rectForRow(at: IndexPath(row: 20, section: 0)).minY
    #expect(source.tableView.contentOffset.y == now)
    #expect(fixture.type("invariants") == fixture.type("invariants"))
    #expect(!fixture.type("invariants").contains("error"))
    #expect(!source.isModified && source.history.done.isEmpty)
    #expect(fixture.type("row 0 0").hasPrefix("0 0  row 50"))
  }

  @Test func `what is saved then is the new file but for the edit`() throws {
    let fixture = try open("{\"a\": 1, \"items\": [\"x\",  \"y\"]}")
    try folder.write("{\"a\":  2, \"items\": [\"x\",   \"z\", \"y\"], \"b\": 3}", to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: 1 inserted, 1 changed"])
    fixture.run("update 0 0 title=w", "save")
    #expect(folder.read("in.json") == "{\"a\":  2, \"items\": [\"w\",   \"z\", \"y\"], \"b\": 3}")
    #expect(fixture.session.followFiles() == [])
  }

  @Test func `with unsaved changes it only says so, once`() throws {
    let fixture = try open("[\"a\"]")
    fixture.run("append 0 b")
    try folder.write("[\"a\", \"c\"]", to: "in.json")
    let told = "in.json changed on disk; unsaved changes kept: `diff in.json` or `save --force`"
    #expect(fixture.session.followFiles() == [told])
    #expect(fixture.session.followFiles() == [])
    #expect(fixture.run("rows") == "0 0  a\n0 1  b")
    try folder.write("[\"a\", \"c\", \"d\"]", to: "in.json")
    #expect(fixture.session.followFiles() == [told])
    fixture.run("undo")
    // It waits for the next change: the person was told of this one.
    #expect(fixture.session.followFiles() == [])
  }

  @Test func `a file that no longer parses leaves the table alone`() throws {
    let fixture = try open("[\"a\"]")
    try folder.write("[\"a\", \"b", to: "in.json")
    let told = fixture.session.followFiles()
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("in.json changed on disk; table unchanged: ") == true
    )
    #expect(fixture.session.followFiles() == [])
    #expect(fixture.run("rows") == "0 0  a")
    try folder.write("[\"a\", \"b\"]", to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: 1 inserted"])
    unsafe unlink(folder.file("in.json"))
    #expect(
      fixture.session.followFiles() == ["in.json was deleted on disk; table unchanged"]
    )
    #expect(fixture.session.followFiles() == [])
  }

  @Test func `views over the rows stay, folded rows too`() throws {
    let text = """
      [{"id": 1, "title": "a1", "level": 0}, {"id": 2, "title": "b1", "level": 1},
       {"id": 3, "title": "c", "level": 0}, {"id": 4, "title": "d1", "level": 1}]
      """
    let fixture = try open(text)
    fixture.run("sort title desc", "filter 1")
    #expect(fixture.run("rows 0").titles == ["d1", "b1", "a1"])
    try folder.write(text.replacing("\"c\"", with: "\"c1\""), to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: 1 changed"])
    #expect(fixture.run("rows 0").titles == ["d1", "c1", "b1", "a1"])
    fixture.run("sort off", "filter off", "fold 0 0")
    #expect(fixture.run("rows 0").titles == ["a1", "c1", "d1"])
    try folder.write(text, to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: 1 changed"])
    #expect(fixture.run("rows 0").titles == ["a1", "c", "d1"])
    #expect(!fixture.type("invariants").contains("error"))
  }

  @Test func `nobody follows unless asked, and equal rows are no news`() throws {
    let fixture = try open("[\"a\"]")
    try folder.write("[ \"a\" ]", to: "in.json")
    #expect(fixture.session.followFiles() == ["in.json changed: same rows"])
    fixture.session.settings.followsFiles = false
    try folder.write("[\"b\"]", to: "in.json")
    #expect(fixture.session.followFiles() == [])
  }
}

extension String {
  /// The titles in an answer of `rows`.
  fileprivate var titles: [Substring] {
    split(separator: "\n").map { $0.split(separator: " ")[2] }
  }
}
