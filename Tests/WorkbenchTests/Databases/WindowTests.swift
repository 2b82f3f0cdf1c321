import JSON
import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Large tables that follow their databases: only the rows in memory are compared.
@MainActor @Suite(.serialized) struct WindowTests {
  private static let count = 2000

  private static func writer(_ kind: String) throws -> ForeignWriter {
    let writer = try ForeignWriter(kind)
    let rows =
      kind == "sqlite"
      ? "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))"
        + " SELECT i FROM n" : "SELECT i FROM generate_series(1, \(count)) AS n(i)"
    try writer.run(
      "INSERT INTO person SELECT i * 2, 'p' || i, "
        + "CASE i % 5 WHEN 0 THEN NULL WHEN 1 THEN 'Rome' ELSE 'Oslo' END, i % 9 FROM (\(rows)) AS n"
    )
    return writer
  }

  /// Opens the table of a writer and follows it as if it were larger.
  private func follow(
    _ writer: ForeignWriter,
    _ options: String = "",
    wiring: String = "items"
  ) throws -> SessionFixture {
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.run("open \"\(writer.place)\" \(options)")
    let source = fixture.session.sources[0]
    try source.document.follow(true, mostExact: 100)
    source.following = FollowSchedule()
    return fixture
  }

  private func row(_ number: Int, _ fixture: SessionFixture) -> String? {
    let item = fixture.session.sources[0].item(at: IndexPath(row: number, section: 0))
    return item?.value.members.map(\.value.compact.text).joined(separator: " ")
  }

  nonisolated private static let random = TransactionRule.cases([
    TransactionRule(nil, wiring: "fetched"),
    TransactionRule("score desc, name", wiring: "items"),
    TransactionRule("city, score", where: "score < 8", wiring: "fetched"),
    TransactionRule("city desc", wiring: "monolith"),
  ])

  @Test(arguments: random, 1...rounds(1, thorough: 2))
  func `every row of a large table is at the place that a fresh query gives it`(
    table: (kind: String, rule: TransactionRule),
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (kind, rule) = table
    let writer = try Self.writer(kind)
    let fixture = try follow(writer, rule.testDescription, wiring: rule.wiring)
    let source = fixture.session.sources[0]
    var naive = source.sections
    var problem: String?
    source.didNote = { transaction in
      for change in transaction.changes {
        do { try change.apply(to: &naive) } catch { problem = "\(change) does not fit" }
      }
    }
    let query = rule.rows(of: ForeignWriter.columns)
    for step in 0..<15 {
      if random.chance(40) { fixture.run("scroll to 0 \(random.below(source.rowCount)) top") }
      try writer.change(&random, cities: ["'Oslo'", "'Rome'", "NULL"])
      fixture.session.followDatabases(isLive: false)
      let expected = try writer.rows(query)
      #expect(source.rowCount == expected.count, "\(table), seed \(seed), step \(step)")
      #expect(naive[0].items.count == expected.count)
      #expect(problem == nil)
      #expect(!source.isModified)
      guard source.rowCount == expected.count else { return }
      let near = source.tableView.indexPathsForVisibleRows.map(\.row)
      for number in near + (0..<2).map({ _ in random.below(expected.count) }) {
        #expect(row(number, fixture) == expected[number], "\(table), seed \(seed), step \(step)")
      }
      #expect(!fixture.type("invariants").contains("error"))
    }
    let rows = (0..<source.rowCount).map { row($0, fixture) ?? "" }
    #expect(try rows == writer.rows(query))
  }

  @Test(arguments: ForeignWriter.kinds, 1...3)
  func `unsaved edits of a large table stay, and a save writes only them`(
    kind: String,
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let writer = try Self.writer(kind)
    let fixture = try follow(writer)
    let source = fixture.session.sources[0]
    for step in 0..<12 {
      // Even rows of the first thousand are edited here, others there.
      let number = random.below(900)
      let item = source.item(at: IndexPath(row: number, section: 0))
      let id = try #require(item?.value["id"]?.integer)
      if id % 4 == 0, id <= 2000 { fixture.type("update 0 \(number) name=mine\(step)") }
      if random.chance(20) {
        fixture.type("insert at 0 \(number) {\"id\": \(90000 + step), \"name\": \"new\"}")
      }
      let place = random.below(1000) * 4 + 2
      switch random.below(3) {
      case 0: try writer.run("UPDATE person SET name = 'x\(step)' WHERE id = \(place)")
      case 1: try writer.run("DELETE FROM person WHERE id = \(place)")
      default: try writer.run("INSERT INTO person VALUES (\(place + 1), 'theirs', 'Rome', 1)")
      }
      fixture.session.followDatabases(isLive: false)
      guard random.chance(30) else { continue }
      let text = fixture.type("save")
      #expect(text.hasPrefix("saved"), "\(kind), seed \(seed), step \(step): \(text)")
      fixture.session.followDatabases(isLive: false)
      let rows = (0..<source.rowCount).map { row($0, fixture) ?? "" }
      let expected = try writer.rows("SELECT id, name, city, score FROM person ORDER BY id")
      #expect(rows == expected, "\(kind), seed \(seed), step \(step)")
      #expect(!source.isModified)
      guard rows == expected else { return }
    }
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a look reads the rows in memory and counts the others`(kind: String) throws {
    let writer = try Self.writer(kind)
    let fixture = try follow(writer)
    let source = fixture.session.sources[0]
    fixture.run("row 0 0")
    var statements: [(sql: String, rows: Int)] = []
    source.document.observeStatements { sql, rows, _ in statements.append((sql, rows)) }
    try writer.run("UPDATE person SET name = 'changed' WHERE id = 4")
    try writer.run("DELETE FROM person WHERE id IN (6, 3000)")
    try writer.run("INSERT INTO person VALUES (1, 'first', 'Bern', 1), (9001, 'last', 'Bern', 1)")
    let text = fixture.type("row 0 0")
    #expect(text.hasPrefix("0 0  first · Bern"), "\(text)")
    #expect(fixture.type("row 0 2").hasPrefix("0 2  changed · Oslo"))
    #expect(text.hasSuffix("changed: 1 inserted, 1 deleted, 1 changed"), "\(text)")
    #expect(statements.reduce(0) { $0 + $1.rows } < 600, "\(statements)")
  }

  @Test(arguments: ForeignWriter.kinds, ["items", "fetched", "monolith"])
  func `rows that come from a gap show their values`(kind: String, wiring: String) throws {
    let writer = try ForeignWriter(kind)
    try writer.insert(10_000)
    try writer.run("UPDATE person SET score = (id * 7919) % 500")
    let fixture = try follow(writer, "--order score", wiring: wiring)
    fixture.run("show", "row 0 last")
    try writer.run("DELETE FROM person WHERE score < 100")
    let text = fixture.type("count")
    #expect(text.contains("changed: "), "\(text)")
    let cells = fixture.type("show")
    #expect(!cells.contains("{}"), "\(cells)")
    for number in 0..<10 {
      let text = fixture.type("row 0 \(number)")
      #expect(!text.contains("still shows"), "\(text)")
    }
    #expect(!fixture.type("invariants").contains("error"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `an edited row that leaves the loaded rows keeps its edit`(kind: String) throws {
    let writer = try Self.writer(kind)
    let fixture = try follow(writer, "--order score")
    fixture.run("update 0 0 name=mine")
    let source = fixture.session.sources[0]
    let id = try #require(source.item(at: IndexPath(row: 0, section: 0))?.value["id"]?.integer)
    try writer.run("UPDATE person SET score = 100 WHERE id = \(id)")
    let text = fixture.type("row 0 \(Self.count - 1)")
    #expect(text.contains("mine"), "\(text)")
    #expect(fixture.type("save --mine").hasPrefix("saved"))
    #expect(try writer.rows("SELECT name, score FROM person WHERE id = \(id)") == ["\"mine\" 100"])
  }
}
