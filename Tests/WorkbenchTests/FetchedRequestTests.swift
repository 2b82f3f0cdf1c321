import Database
import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Sorted and grouped rows of the fetched wiring, and the events that edits cause.
@MainActor @Suite struct FetchedRequestTests {
  nonisolated enum Place: String, CaseIterable, CustomTestStringConvertible {
    case file
    case database

    var testDescription: String { rawValue }
  }

  nonisolated struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    let events: String

    init(_ words: String, _ lines: [String], _ events: String) {
      (testDescription, self.lines, self.events) = (words, lines, events)
    }
  }

  /// The golden table: a1 and a2 in city A, b1 in city B, by city and name.
  nonisolated static let cases: [Case] = [
    Case(
      "insert a0, note of a2",
      ["begin", #"append 0 {"name": "a0", "city": "A"}"#, "update 0 2 note=new", "end"],
      "insert –→0 0 · update 0 1→0 2"
    ),
    Case(
      "delete a1, note of a2",
      ["begin", "update 0 1 note=new", "delete 0 0", "end"],
      "delete 0 0→– · update 0 1→0 0"
    ),
    Case("delete b1", ["delete 1 0"], "section delete 1 · delete 1 0→–"),
    Case("delete b1 with a swipe", ["swipe 1 0", "confirm"], "section delete 1 · delete 1 0→–"),
    Case("a1 renamed, now after a2", ["update 0 0 name=a3"], "move 0 0→0 1"),
    Case("a1 renamed, stays first", ["update 0 0 name=a0"], "update 0 0→0 0"),
    Case("b1 to city A", ["update 1 0 city=A"], "section delete 1 · move 1 0→0 2"),
    Case("a1 to city 0", ["update 0 0 city=\"0\""], "section insert 0 · move 0 0→0 0"),
    Case(
      "city A becomes Z",
      ["begin", "update 0 1 city=Z", "update 0 0 city=Z", "end"],
      "section delete 0 · section insert 1 · move 0 0→1 0 · move 0 1→1 1"
    ),
    Case("a new predicate", ["filter a"], ""),
    Case("a row outside the predicate", ["filter a", "append 0 {\"name\": \"zz\"}"], ""),
  ]

  private let folder: ScratchFolder
  private var fixture: SessionFixture

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture(nil, wiring: "fetched")
  }

  private func open(_ place: Place) throws {
    switch place {
    case .file:
      let rows = #"[{"name":"b1","city":"B"},{"name":"a2","city":"A"},{"name":"a1","city":"A"}]"#
      fixture.run("open \(try folder.write(rows, to: "a.json"))")
    case .database:
      let path = try folder.write("", to: "a.db")
      let connection = try SQLiteConnection(path, access: .writing)
      try connection.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, city TEXT, note TEXT)")
      try connection.run("INSERT INTO t(name, city) VALUES ('b1','B'), ('a2','A'), ('a1','A')")
      fixture.run("open \(path)")
    }
    fixture.run("layout", "group city", "sort city, name", "layout", "trace on")
  }

  private var events: String {
    fixture.session.trace.lastCommand.map(\.message.selector)
      .filter { $0.hasPrefix("controller(") }
      .compactMap { $0.firstIndex(of: " ").map($0.suffix(from:))?.dropFirst() }
      .joined(separator: " · ")
  }

  @Test(arguments: Place.allCases, cases)
  func `an edit causes the events of the golden table`(place: Place, row: Case) throws {
    try open(place)
    for line in row.lines { #expect(fixture.code(line) == "ok", "\(line)") }
    #expect(events == row.events)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Place.allCases) func `sections are sorted by their values`(place: Place) throws {
    try open(place)
    fixture.run("sort off", "trace off")
    #expect(
      fixture.run("rows").split(separator: "\n").map { $0.prefix(7) } == [
        "0 0  a2", "0 1  a1", "1 0  b1",
      ]
    )
    fixture.run("sort city desc, name")
    #expect(
      fixture.run("rows").split(separator: "\n").map { $0.prefix(7) } == [
        "0 0  b1", "1 0  a1", "1 1  a2",
      ]
    )
    fixture.run(#"append 0 {"name": "c1", "city": "C"}"#)
    #expect(
      fixture.run("rows").split(separator: "\n").map { $0.prefix(7) } == [
        "0 0  c1", "1 0  b1", "2 0  a1", "2 1  a2",
      ]
    )
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `a new request is a fetch, and reads only the batches that show`() throws {
    let rows = (0..<100).map { #"{"title": "\#(1000 + $0)"}"# }.joined(separator: ",")
    fixture.run("open \(try folder.write("[\(rows)]", to: "a.json"))", "layout", "trace on")
    func fetches() -> [String] {
      fixture.session.trace.lastCommand.map(\.message.selector).filter {
        $0.hasPrefix("performFetch") || $0.hasPrefix("fetch batch")
      }
    }
    fixture.run("sort title")
    #expect(fetches() == ["performFetch() by title", "fetch batch 0: objects 0..<20"])
    fixture.run("fault all-batches on", "sort title desc")
    #expect(
      fetches() == [
        "performFetch() by title desc", "fetch batch 0: objects 0..<20",
        "fetch batch 1: objects 20..<40", "fetch batch 2: objects 40..<60",
        "fetch batch 3: objects 60..<80", "fetch batch 4: objects 80..<100",
      ]
    )
  }

  @Test func `random edits of sorted and grouped rows keep the table right`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for place in Place.allCases {
      try open(place)
      fixture.run("trace off")
      for _ in 0..<150 {
        let name = "n\(Int.random(in: 0..<5, using: &random))"
        let city = ["A", "B", "C", "0"].randomElement(using: &random) ?? ""
        let counts = fixture.session.current?.tableView.rowCounts ?? []
        let section = Int.random(in: 0..<max(1, counts.count), using: &random)
        let count = counts.indices.contains(section) ? counts[section] : 0
        let row = Int.random(in: 0..<max(1, count), using: &random)
        let line =
          switch Int.random(in: 0..<6, using: &random) {
          case 0: "append 0 {\"name\": \"\(name)\", \"city\": \"\(city)\"}"
          case 1: "delete \(section) \(row)"
          case 2: "update \(section) \(row) city=\"\(city)\""
          case 3: "update \(section) \(row) name=\(name)"
          case 4: "undo"
          default:
            ["sort name", "sort city, name desc", "sort off", "filter n", "filter off"]
              .randomElement(using: &random) ?? ""
          }
        fixture.type(line)
        let text = fixture.type("invariants")
        #expect(text == "all invariants hold", "seed \(seed): \(line)")
      }
    }
  }
}
