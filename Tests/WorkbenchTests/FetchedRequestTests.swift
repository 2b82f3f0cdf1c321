import Database
import SessionSupport
import TableAdapters
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Sorted and grouped rows of the fetched wiring, and the events that edits cause.
@MainActor @Suite struct FetchedRequestTests {
  nonisolated enum Place: String, CaseIterable, CustomTestStringConvertible {
    case file
    case sqlite
    case postgres

    var testDescription: String { rawValue }

    /// The places that can be opened here.
    static let all = allCases.filter { $0 != .postgres || PostgresServer.isInstalled }
  }

  nonisolated struct Case: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]

    /// The same edit as another program makes it; nil if only the user can make it.
    let statements: [String]?
    let events: String

    /// The events since iOS 9, if they differ.
    let modern: String?

    init(
      _ words: String,
      _ lines: [String],
      as statements: [String]? = nil,
      _ events: String,
      modern: String? = nil
    ) {
      (testDescription, self.lines, self.statements) = (words, lines, statements)
      (self.events, self.modern) = (events, modern)
    }

    func expected(_ era: FetchedResultsEra) -> String {
      era == .ios9 ? modern ?? events : events
    }
  }

  /// The golden table: a1 and a2 in city A, b1 in city B, by city and name.
  nonisolated static let cases: [Case] = [
    Case(
      "insert a0, note of a2",
      ["begin", #"append 0 {"name": "a0", "city": "A"}"#, "update 0 2 note=new", "end"],
      as: ["INSERT INTO t VALUES (4, 'a0', 'A', NULL)", "UPDATE t SET note = 'new' WHERE id = 2"],
      "insert –→0 0 · update 0 1→0 2"
    ),
    Case(
      "delete a1, note of a2",
      ["begin", "update 0 1 note=new", "delete 0 0", "end"],
      as: ["DELETE FROM t WHERE id = 3", "UPDATE t SET note = 'new' WHERE id = 2"],
      "delete 0 0→– · update 0 1→0 0"
    ),
    Case(
      "delete b1",
      ["delete 1 0"],
      as: ["DELETE FROM t WHERE id = 1"],
      "section delete 1 · delete 1 0→–"
    ),
    Case("delete b1 with a swipe", ["swipe 1 0", "confirm"], "section delete 1 · delete 1 0→–"),
    Case(
      "a1 renamed, now after a2",
      ["update 0 0 name=a3"],
      as: ["UPDATE t SET name = 'a3' WHERE id = 3"],
      "move 0 0→0 1"
    ),
    Case(
      "a1 renamed, stays first",
      ["update 0 0 name=a0"],
      as: ["UPDATE t SET name = 'a0' WHERE id = 3"],
      "update 0 0→0 0",
      modern: "move 0 0→0 0"
    ),
    Case(
      "b1 to city A",
      ["update 1 0 city=A"],
      as: ["UPDATE t SET city = 'A' WHERE id = 1"],
      "section delete 1 · move 1 0→0 2"
    ),
    Case(
      "a1 to city 0",
      ["update 0 0 city=\"0\""],
      as: ["UPDATE t SET city = '0' WHERE id = 3"],
      "section insert 0 · move 0 0→0 0"
    ),
    Case(
      "city A becomes Z",
      ["begin", "update 0 1 city=Z", "update 0 0 city=Z", "end"],
      as: ["UPDATE t SET city = 'Z' WHERE city = 'A'"],
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

  private static let schema = [
    "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, city TEXT, note TEXT)",
    "INSERT INTO t(id, name, city) VALUES (1, 'b1', 'B'), (2, 'a2', 'A'), (3, 'a1', 'A')",
  ]

  /// Opens the golden table at a place, sorted and grouped.
  ///
  /// - Returns: The database, or for a file one with the same rows.
  @discardableResult
  private func open(_ place: Place) throws -> any Connection {
    let connection: any Connection
    if place == .postgres {
      let address = try PostgresServer.shared().makeDatabase { address, statement in
        let server = try #require(ServerAddress(address))
        try PostgresConnection(server, access: .writing).run(statement)
      }
      let server = try #require(ServerAddress(address))
      connection = try PostgresConnection(server, access: .writing)
      for sql in Self.schema {
        try connection.run(sql.replacing("INTEGER PRIMARY", with: "SERIAL PRIMARY"))
      }
      try connection.run("SELECT setval('t_id_seq', 3)")
      fixture.run("open \"\(address)\"")
    } else {
      let path = try folder.write("", to: "a.db")
      connection = try SQLiteConnection(path, access: .writing)
      for sql in Self.schema { try connection.run(sql) }
      fixture.run("open \(place == .file ? try write(connection) : path)")
    }
    fixture.run("layout", "group city", "sort city, name", "layout", "trace on")
    return connection
  }

  /// Writes the rows of a database to the JSON file.
  @discardableResult
  private func write(_ connection: any Connection) throws -> String {
    let rows = try connection.rows("SELECT id, name, city, note FROM t ORDER BY id").map { row in
      let members = zip(["id", "name", "city", "note"], row)
      return "{" + members.map { "\"\($0.0)\":\($0.1.json)" }.joined(separator: ",") + "}"
    }
    return try folder.write("[\(rows.joined(separator: ","))]", to: "a.json")
  }

  private var events: String {
    events(in: fixture.session.trace.lastCommand.map(\.message.selector))
  }

  private func events(in selectors: [String]) -> String {
    selectors.filter { $0.hasPrefix("controller(") }
      .compactMap { $0.firstIndex(of: " ").map($0.suffix(from:))?.dropFirst() }
      .joined(separator: " · ")
  }

  @Test(arguments: Place.all, cases)
  func `an edit causes the events of the golden table`(place: Place, row: Case) throws {
    try open(place)
    for line in row.lines { #expect(fixture.code(line) == "ok", "\(line)") }
    #expect(events == row.events)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: cases)
  func `an edit causes the events of iOS 9 in shown rows`(row: Case) throws {
    try open(.file)
    let screen = try #require(fixture.session.current?.door.controller as? any FetchedScreen)
    screen.edits.results.era = .ios9
    for line in row.lines { #expect(fixture.code(line) == "ok", "\(line)") }
    #expect(events == row.expected(.ios9))
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  /// Makes an edit in another program, and lets its changes arrive.
  private func arrive(_ row: Case, at place: Place, _ connection: any Connection) throws {
    if place == .file {
      fixture.session.settings.followsFiles = true
    } else {
      #expect(fixture.code("follow on") == "ok")
    }
    try connection.run("BEGIN")
    for statement in row.statements ?? [] { try connection.run(statement) }
    try connection.run("COMMIT")
    if place == .file { try write(connection) }
    #expect(fixture.session.followFiles().count == 1)
  }

  @Test(arguments: Place.all, cases.filter { $0.statements != nil })
  func `another program's edit causes the same events`(place: Place, row: Case) throws {
    let connection = try open(place)
    let count = fixture.session.trace.lines.count
    try arrive(row, at: place, connection)
    #expect(
      events(in: fixture.session.trace.lines[count...].map(\.message.selector)) == row.events
    )
    fixture.run("trace off")
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(
    arguments: Place.all.flatMap { place in FetchedResultsEra.allCases.map { (place, $0) } },
    cases.filter { $0.statements != nil }
  )
  func `another program's edit causes the events of each era in results of an app`(
    place: (Place, FetchedResultsEra),
    row: Case
  ) throws {
    let connection = try open(place.0)
    let source = try #require(fixture.session.current)
    let context = ManagedObjectContext(SectionStore(source.sections))
    let results = try FetchedResultsController(
      fetchRequest: FetchRequest(
        sortDescriptors: [SortDescriptor(key: "city"), SortDescriptor(key: "name")]
      ),
      managedObjectContext: context,
      sectionNameKeyPath: "city"
    )
    try results.performFetch()
    let log = EventLog()
    (results.era, results.delegate) = (place.1, log)
    var problem: (any Error)?
    source.didNote = { transaction in
      do {
        for change in transaction.changes { try context.apply(change) }
        try context.processPendingChanges()
      } catch { problem = error }
    }
    try arrive(row, at: place.0, connection)
    #expect(problem == nil)
    #expect(log.lines.joined(separator: " · ") == row.expected(place.1))
  }

  @Test(arguments: Place.all) func `sections are sorted by their values`(place: Place) throws {
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
        $0.hasPrefix("performFetch") || $0.hasPrefix("fetchBatch")
      }
    }
    fixture.run("sort title")
    #expect(fetches() == ["performFetch() by title", "fetchBatch(_:) 0 objects 0..<20"])
    fixture.run("fault all-batches on", "sort title desc")
    #expect(
      fetches() == [
        "performFetch() by title desc", "fetchBatch(_:) 0 objects 0..<20",
        "fetchBatch(_:) 1 objects 20..<40", "fetchBatch(_:) 2 objects 40..<60",
        "fetchBatch(_:) 3 objects 60..<80", "fetchBatch(_:) 4 objects 80..<100",
      ]
    )
  }

  @Test func `random edits of sorted and grouped rows keep the table right`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for place in Place.all {
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

/// Notes the events of results.
@MainActor
private final class EventLog: FetchedResultsSectionChanging,
  FetchedResultsObjectChanging
{
  private(set) var lines: [String] = []

  func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) { lines.append("section \(type) \(sectionIndex)") }

  func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    lines.append("\(FetchedObjectChange(type, object, at: indexPath, newIndexPath: newIndexPath))")
  }
}
