import CommandLanguage
import JSON
import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Tables that follow their databases.
@MainActor @Suite(.serialized) struct FollowTests {
  private static let people = [
    "1, 'Ada', 'London', 5", "2, 'Bob', 'Oslo', 6", "3, 'Cid', 'Rome', 7", "4, 'Dan', 'Oslo', 8",
  ]

  /// Opens the table of a writer and follows it.
  private func follow(
    _ writer: ForeignWriter,
    _ options: String = "",
    wiring: String = "items"
  ) throws -> SessionFixture {
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.run("open \"\(writer.place)\" \(options)", "follow on")
    return fixture
  }

  /// The rows of the model, each as its values in JSON.
  private func rows(_ fixture: SessionFixture) -> [String] {
    let source = fixture.session.sources[0]
    return source.sections.flatMap { section in
      section.items.map { item in
        item.value.members.map(\.value.compact.text).joined(separator: " ")
      }
    }
  }

  // MARK: Random changes

  nonisolated private static let random = TransactionRule.cases([
    TransactionRule(nil, wiring: "fetched"),
    TransactionRule("name desc, score", wiring: "items"),
    TransactionRule("city", section: "city", wiring: "fetched"),
    TransactionRule(nil, where: "score < 6", wiring: "monolith"),
  ])

  @Test(arguments: random, 1...rounds(1, thorough: 3))
  func `after each foreign transaction the table is a fresh query`(
    table: (kind: String, rule: TransactionRule),
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let (kind, rule) = table
    let writer = try ForeignWriter(kind)
    let cities = ["'Oslo'", "'Rome'", "'Bern'"] + (rule.section == nil ? ["NULL"] : [])
    for _ in 0..<12 { try writer.change(&random, cities: cities) }
    try writer.run("INSERT INTO person VALUES (5000, 'last', 'Oslo', 1)")
    let fixture = try follow(writer, rule.testDescription, wiring: rule.wiring)
    let source = try #require(fixture.session.sources.first)
    var naive = source.sections
    var problem: String?
    source.didNote = { transaction in
      for change in transaction.changes {
        do { try change.apply(to: &naive) } catch { problem = "\(change) does not fit" }
      }
    }
    let query = rule.rows(of: ForeignWriter.columns)
    for step in 0..<50 {
      try writer.change(&random, cities: cities)
      fixture.session.followDatabases(isLive: false)
      let expected = try writer.rows(query)
      #expect(rows(fixture) == expected, "\(table), seed \(seed), step \(step)")
      #expect(
        naive.flatMap { $0.items.map(\.value) } == source.sections.flatMap { $0.items.map(\.value) }
      )
      #expect(naive.map(\.header) == source.sections.map(\.header))
      #expect(problem == nil)
      #expect(!source.isModified)
      guard rows(fixture) == expected, problem == nil else { return }
    }
    #expect(!fixture.type("invariants").contains("error"))
    #expect(try fixture.type("count").contains("\(writer.rows(query).count)"))
  }

  @Test(.enabled(if: PostgresServer.isInstalled), arguments: ForeignWriter.lacking)
  func `a server that lacks abilities is followed by other ways`(kind: String) throws {
    var random = SeededGenerator(seed: kind.count)
    let writer = try ForeignWriter(kind)
    for _ in 0..<12 { try writer.change(&random, cities: ["'Oslo'", "NULL"]) }
    let fixture = try follow(writer, "--order 'city, name desc'", wiring: "fetched")
    // A fault may also begin while the table follows.
    if kind.hasPrefix("no-") { #expect(fixture.code("fault \(kind) on") == "ok") }
    let nulls = kind == "cockroach" ? ("FIRST", "LAST") : ("LAST", "FIRST")
    let query =
      "SELECT id, name, city, score FROM person "
      + "ORDER BY city NULLS \(nulls.0), name DESC NULLS \(nulls.1), id"
    for step in 0..<25 {
      try writer.change(&random, cities: ["'Oslo'", "NULL"])
      let news = fixture.session.followFiles()
      let expected = try writer.rows(query)
      #expect(rows(fixture) == expected, "\(kind), step \(step), \(news)")
      guard rows(fixture) == expected else { return }
      #expect(fixture.session.followFiles() == [])
    }
    if kind.hasPrefix("no-") { #expect(fixture.code("fault \(kind) off") == "ok") }
    #expect(fixture.session.followFiles() == [])
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  @Test(.enabled(if: PostgresServer.isInstalled), arguments: ForeignWriter.lacking)
  func `info lists what the server can do, and the other ways`(kind: String) throws {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\"")
    if kind.hasPrefix("no-") { fixture.run("fault \(kind) on") }
    let text = fixture.type("info")
    let lines = text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let others = [
      "no LISTEN the server is asked": ["cockroach", "yugabyte", "citus", "no-listen"],
      "no xmin hashes of the rows": ["cockroach", "yugabyte", "no-xmin"],
      "no snapshot the row count and hashes": ["cockroach", "yugabyte", "citus", "no-snapshot"],
      "no row hash all rows are read": ["cockroach"],
      "no pg_xact_status the rows are compared": ["cockroach"],
    ]
    for (words, kinds) in others {
      #expect(lines.contains(words) == kinds.contains(kind), "\(words) in \(text)")
    }
    #expect(lines.contains("nulls \(kind == "cockroach" ? "first" : "last")"), "\(text)")
    #expect(lines.contains("pages by an index"), "\(text)")
  }

  // MARK: Reports of the server

  @Test(.enabled(if: PostgresServer.isInstalled), arguments: ["y", "n", nil])
  func `the trigger for reports is shown, and created after a question`(reply: String?) throws {
    let writer = try ForeignWriter("postgres", rows: Self.people)
    let fixture = try follow(writer)
    let person = ScriptedPerson()
    if let reply {
      person.answers = [.line(reply)]
      fixture.session.host.person = person.person
    }
    let text = fixture.type("follow --install")
    let shown = reply == nil ? text : person.shown.joined(separator: "\n")
    #expect(shown.contains("CREATE OR REPLACE FUNCTION tabletop_changed() RETURNS trigger"))
    #expect(shown.contains("AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON \"person\""))
    let triggers = "SELECT count(*) FROM pg_trigger WHERE tgname = 'tabletop_changed'"
    #expect(try writer.numbers(triggers) == [reply == "y" ? 1 : 0])
    let way = reply == "y" ? "reported by the server" : "before each command"
    #expect(fixture.type("info").contains("exact, \(way)"))
    guard reply != "y" else { return }
    #expect(text.contains("nothing created; `follow --install --force` runs these statements"))
    #expect(fixture.code("follow --install --force") == "ok")
    #expect(fixture.type("follow").hasSuffix("exact, reported by the server"))
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a table that the server reports about is a fresh query`() throws {
    var random = SeededGenerator(seed: 7)
    let writer = try ForeignWriter("postgres", rows: Self.people)
    let fixture = try SessionFixture(nil, wiring: "fetched")
    fixture.run("open \"\(writer.place)\"", "follow --install --force", "follow on")
    #expect(fixture.type("follow").hasSuffix("exact, reported by the server"))
    for step in 0..<20 {
      try writer.change(&random, cities: ["'Oslo'", "'Rome'"])
      let expected = try writer.rows("SELECT id, name, city, score FROM person ORDER BY id")
      // A report arrives soon after the transaction has ended.
      for _ in 0..<500 where rows(fixture) != expected {
        fixture.run("shell sleep 0.01")
        fixture.session.followDatabases(isLive: false)
      }
      #expect(rows(fixture) == expected, "step \(step)")
    }
    fixture.type("fault no-listen on")
    #expect(fixture.type("follow").hasSuffix("exact, before each command"))
    try writer.run("DELETE FROM person")
    #expect(fixture.type("rows").contains("deleted"))
    fixture.type("fault no-listen off")
    #expect(fixture.type("follow").hasSuffix("exact, reported by the server"))
    fixture.type("follow off")
    #expect(fixture.type("info").contains("off; try `follow on`"))
  }

  @Test(arguments: ForeignWriter.kinds + (PostgresServer.isInstalled ? ForeignWriter.lacking : []))
  func `a server that cannot report changes gets no trigger`(kind: String) throws {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\"")
    if kind.hasPrefix("no-") { fixture.run("fault \(kind) on") }
    let can = ["postgres", "no-xmin", "no-snapshot"].contains(kind)
    #expect(fixture.code("follow --install --force") == (can ? "ok" : "refused"))
  }

  @Test func `only a server's table can lack abilities of a server`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    #expect(try follow(writer).code("fault no-xmin on") == "refused")
    #expect(try SessionFixture(wiring: "fetched").code("fault no-listen on") == "refused")
  }

  @Test(arguments: ForeignWriter.kinds, 1...rounds(1, thorough: 3))
  func `unsaved edits stay, and a save writes only them`(kind: String, seed: Int) throws {
    var random = SeededGenerator(seed: seed + 100)
    let writer = try ForeignWriter(kind, rows: (1...30).map { "\($0), 'a\($0)', 'Oslo', 9" })
    let fixture = try follow(writer)
    let source = try #require(fixture.session.sources.first)
    for step in 0..<40 {
      // Rows up to 10 are edited here, the others there, so nothing is in conflict.
      let mine = (0..<source.rowCount).filter { row in
        (source.item(at: IndexPath(row: row, section: 0))?.value["id"]?.integer ?? 99) <= 10
      }
      if !mine.isEmpty {
        fixture.type("update 0 \(mine[random.below(mine.count)]) name=mine\(step)")
      }
      if random.chance(20) {
        fixture.type("insert at 0 0 {\"id\": \(9000 + step), \"name\": \"new\"}")
      }
      let name = "x\(random.below(1000))"
      try writer.run("UPDATE person SET name = '\(name)' WHERE id = \(11 + random.below(20))")
      if random.chance(30) {
        try writer.run("DELETE FROM person WHERE id = \(11 + random.below(20))")
      }
      if random.chance(30) {
        try writer.run("INSERT INTO person VALUES (\(100 + step), 'theirs', 'Rome', 1)")
      }
      fixture.session.followDatabases(isLive: false)
      guard random.chance(40) else { continue }
      let text = fixture.type("save")
      #expect(text.hasPrefix("saved"), "\(kind), seed \(seed), step \(step): \(text)")
      fixture.session.followDatabases(isLive: false)
      let expected = try writer.rows("SELECT id, name, city, score FROM person ORDER BY id")
      #expect(rows(fixture) == expected, "\(kind), seed \(seed), step \(step)")
      #expect(!source.isModified)
    }
  }

  @Test(arguments: ForeignWriter.kinds, 1...2)
  func `two sessions lose no update`(kind: String, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let writer = try ForeignWriter(kind, rows: (1...6).map { "\($0), 'p', 'Oslo', 0" })
    let sessions = [try follow(writer), try follow(writer)]
    var counts = Array(repeating: 0, count: 6)
    var pending: [[Int]] = [[], []]
    var conflicts = 0
    for _ in 0..<150 {
      let who = random.below(2)
      let fixture = sessions[who]
      if random.chance(60) {
        let row = random.below(6)
        fixture.session.followDatabases(isLive: false)
        guard !pending[who].contains(row) else { continue }
        let item = fixture.session.sources[0].item(at: IndexPath(row: row, section: 0))
        let score = try #require(item?.value["score"]?.integer)
        fixture.type("update 0 \(row) score=\(score + 1)")
        pending[who].append(row)
      } else if !pending[who].isEmpty {
        let text = fixture.type("save")
        if text.hasPrefix("saved") {
          for row in pending[who] { counts[row] += 1 }
        } else {
          conflicts += 1
          #expect(text.hasPrefix("error[conflict]"), "\(text)")
          #expect(text.contains("score was "), "\(text)")
          // All unsaved edits go, so that none is counted twice.
          let source = fixture.session.sources[0]
          for _ in 0..<99 where source.isModified { fixture.type("undo") }
          #expect(!source.isModified)
        }
        pending[who] = []
      }
      let scores = try writer.numbers("SELECT score FROM person ORDER BY id")
      #expect(scores == counts, "\(kind), seed \(seed)")
      guard scores == counts else { return }
    }
    #expect(conflicts > 0)
  }

  // MARK: One by one

  @Test(arguments: ForeignWriter.kinds)
  func `a command shows what another program did before it`(kind: String) throws {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try follow(writer)
    try writer.run("UPDATE person SET city = 'Paris' WHERE id = 2")
    try writer.run("DELETE FROM person WHERE id = 1")
    try writer.run("INSERT INTO person VALUES (9, 'Eve', 'Bern', 1)")
    let name = fixture.session.sources[0].name
    #expect(
      fixture.type("rows 0") == """
        0 0  Bob  Paris
        0 1  Cid  Rome
        0 2  Dan  Oslo
        0 3  Eve  Bern
        note: \(name) changed: 1 inserted, 1 deleted, 1 changed
        """
    )
    #expect(!fixture.type("rows 0").contains("note"))
    fixture.type("follow off")
    try writer.run("DELETE FROM person WHERE id = 9")
    #expect(!fixture.type("rows 0").contains("note"))
    #expect(
      fixture.type("follow")
        == "not following \(name); changes of other programs do not arrive"
    )
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a note counts the rows of sections that come and go`(kind: String) throws {
    let (writer, fixture, table) = try ForeignWriter.open(kind, "--section city")
    fixture.type("follow on")
    func note(_ sql: String) throws -> String? {
      try writer.run(sql)
      let lines = fixture.type("count").split(separator: "\n").map(String.init)
      return lines.first { $0.contains("changed:") }
    }
    let name = "note: \(table.name) changed:"
    #expect(
      try note("UPDATE person SET city = 'Bonn' WHERE city = 'Oslo'")
        == "\(name) 2 moved, 2 changed, 1 section inserted, 1 section deleted"
    )
    #expect(
      try note("INSERT INTO person VALUES (9, 'Eve', 'Ulm', 1), (10, 'Fay', 'Ulm', 1)")
        == "\(name) 2 inserted, 1 section inserted"
    )
    #expect(try note("DELETE FROM person") == "\(name) 6 deleted, 4 sections deleted")
  }

  @Test func `a change before the first look arrives at once`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    let fixture = try SessionFixture(nil)
    fixture.run("open \(writer.place)")
    try writer.run("DELETE FROM person WHERE id = 1")
    try writer.run("UPDATE person SET name = 'Bert' WHERE id = 2")
    #expect(
      fixture.type("follow on") == """
        following a.db: exact, before each command
        note: a.db changed: 1 deleted, 1 changed
        """
    )
    #expect(fixture.type("rows 0").hasPrefix("0 0  Bert  Oslo"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `an edited row that changed elsewhere is marked, and its save is a conflict`(
    kind: String
  ) throws {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try follow(writer)
    fixture.type("update 0 0 name=Alan city=Bonn")
    fixture.type("update 0 1 name=Bert")
    try writer.run("UPDATE person SET name = 'Ann', score = 50 WHERE id = 1")
    try writer.run("DELETE FROM person WHERE id = 2")
    let text = fixture.type("row 0 0")
    #expect(text.contains("changed elsewhere"), "\(text)")
    #expect(text.contains("note: unsaved edits kept in rows that changed elsewhere: 0 0 and 0 1"))
    #expect(fixture.type("item 0 0").contains("\"score\": 50"))
    #expect(fixture.type("row 0 1").contains("changed elsewhere"))
    #expect(!fixture.type("row 0 2").contains("changed elsewhere"))
    let saved = fixture.type("save")
    #expect(saved.contains("0 0 #1: name was \"Ada\", is \"Ann\", yours \"Alan\""), "\(saved)")
    #expect(saved.contains("0 1 #2: deleted by another program"), "\(saved)")
    let theirs = fixture.type("save --theirs")
    #expect(theirs.contains("note: edits dropped of 1 row that another program deleted"))
    #expect(
      try rows(fixture) == writer.rows("SELECT id, name, city, score FROM person ORDER BY id")
    )
    #expect(!fixture.type("row 0 0").contains("changed elsewhere"))
    #expect(!fixture.type("rows").contains("note"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a save of our own does not come back as a change`(kind: String) throws {
    let writer = try ForeignWriter(kind, rows: Self.people)
    let fixture = try follow(writer)
    fixture.type("update 0 1 name=Bert")
    fixture.type("delete 0 0")
    fixture.type("append 0 {\"id\": 20, \"name\": \"New\"}")
    #expect(fixture.type("save").hasPrefix("saved"))
    #expect(!fixture.type("rows").contains("note: \(fixture.session.sources[0].name) changed: 1 i"))
    // The history stays until another program changes something.
    #expect(fixture.session.sources[0].history.done.count == 3)
  }

  @Test func `undo takes back the edits made before a change arrived`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    let fixture = try follow(writer)
    fixture.run("update 0 0 name=Alan", "delete 0 2", "insert at 0 1 New")
    try writer.run("INSERT INTO person VALUES (0, 'First', 'Bern', 1)")
    fixture.type("rows")
    #expect(fixture.session.sources[0].isModified)
    fixture.type("undo")
    #expect(!fixture.session.sources[0].isModified)
    #expect(
      try rows(fixture) == writer.rows("SELECT id, name, city, score FROM person ORDER BY id")
    )
    #expect(fixture.type("redo").hasPrefix("redid"))
    #expect(fixture.type("rows").hasPrefix("0 0  First  Bern\n0 1  Alan"))
  }

  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `selection and scroll position stay with their rows`(wiring: String) throws {
    let writer = try ForeignWriter("sqlite", rows: (10..<60).map { "\($0), 'p\($0)', 'Oslo', 1" })
    let fixture = try follow(writer, wiring: wiring)
    fixture.run("table select 0 20", "scroll to 0 18 top", "row 0 21")
    let table = fixture.session.sources[0].tableView
    let top = try table.rectForRow(at: IndexPath(row: 18, section: 0)).minY
    #expect(table.contentOffset.y == top)
    try writer.run("INSERT INTO person VALUES (1, 'a', '', 1), (2, 'b', '', 1), (3, 'c', '', 1)")
    try writer.run("DELETE FROM person WHERE id IN (12, 45)")
    try writer.run("UPDATE person SET id = 200 WHERE id = 40")
    fixture.session.followDatabases(isLive: true)
    #expect(fixture.type("selection").contains("p30"))
    #expect(fixture.type("row .").hasPrefix("0 23  p31"))
    let now = try table.rectForRow(at: IndexPath(row: 20, section: 0)).minY
    #expect(table.contentOffset.y == now)
    #expect(!fixture.type("invariants").contains("error"))
  }

  @Test func `an open batch delays changes`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    let fixture = try follow(writer)
    fixture.run("begin", "delete 0 3")
    try writer.run("DELETE FROM person WHERE id = 1")
    #expect(!fixture.type("rows").contains("note"))
    #expect(!fixture.type("end").contains("note"))
    #expect(fixture.type("rows") == "0 0  Bob  Oslo\n0 1  Cid  Rome\nnote: a.db changed: 1 deleted")
  }

  @Test func `a front end that waits looks at most once in a tenth of a second`() throws {
    var schedule = FollowSchedule()
    #expect(schedule.isDue(at: 1_000_000_000, isLive: true))
    schedule.note(at: 1_000_000_000, hasFailed: false)
    #expect(!schedule.isDue(at: 1_050_000_000, isLive: true))
    #expect(schedule.isDue(at: 1_050_000_000, isLive: false))
    #expect(schedule.isDue(at: 1_100_000_000, isLive: true))
    var slow = FollowSchedule(pause: 2)
    slow.note(at: 1_000_000_000, hasFailed: false)
    #expect(!slow.isDue(at: 2_999_000_000, isLive: false))
    #expect(slow.isDue(at: 3_000_000_000, isLive: false))
    // After failures the pauses grow: 1, 2, 4 … 30 seconds.
    for seconds in [1, 2, 4, 8, 16, 30, 30] as [UInt64] {
      slow.note(at: 0, hasFailed: true)
      #expect(!slow.isDue(at: seconds * 1_000_000_000 - 1, isLive: false))
      #expect(slow.isDue(at: seconds * 1_000_000_000, isLive: false))
    }
  }

  @Test func `of a large table the loaded rows are compared, and all rows are in place`() throws {
    let writer = try ForeignWriter("sqlite")
    try writer.run(
      "INSERT INTO person WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        + "WHERE i < 100001) SELECT i * 2, 'p' || i, 'Oslo', 1 FROM n"
    )
    let fixture = try follow(writer)
    #expect(fixture.type("follow").hasPrefix("following a.db: windowed"))
    fixture.run("rows 0")
    try writer.run("UPDATE person SET name = 'changed' WHERE id IN (4, 150000)")
    try writer.run("DELETE FROM person WHERE id = 100000")
    try writer.run("INSERT INTO person VALUES (150001, 'new', 'Rome', 1)")
    #expect(fixture.type("row 0 1").hasSuffix("note: a.db changed: 1 changed"))
    #expect(fixture.type("row 0 74998").hasPrefix("0 74998  changed"))
    #expect(fixture.type("row 0 74999").hasPrefix("0 74999  new · Rome"))
    #expect(fixture.type("row 0 100000").hasPrefix("0 100000  p100001"))
  }

  @Test func `only tables of databases with a key are followed`() throws {
    #expect(
      try SessionFixture().type("follow on") == """
        error[refused]: people.json is not a database
          hint: `--watch` follows files
        """
    )
    let session = try DatabaseSession(["CREATE VIEW t AS SELECT 1 AS a"])
    #expect(session.fixture.code("follow on") == "refused")
    #expect(session.fixture.code("follow 0.05") == "bad-argument")
  }

  @Test func `another file in the place of the database is reported once`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    let fixture = try follow(writer)
    fixture.run(
      "shell cp \(writer.place) \(writer.place).new && mv \(writer.place).new \(writer.place)"
    )
    #expect(fixture.type("count").contains("note: a.db is another file now; `open` reads it"))
    #expect(!fixture.type("count").contains("note"))
  }

  @Test func `the address of a file has its table and order`() throws {
    let writer = try ForeignWriter("sqlite", rows: Self.people)
    try writer.run("CREATE TABLE other(a)")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"sqlite:\(writer.place)?table=person&order=name%20desc\"")
    #expect(fixture.type("rows 0").hasPrefix("0 0  Dan  Oslo\n0 1  Cid"))
    #expect(fixture.code("open \"sqlite:\(writer.place)?tabel=person\"") == "refused")
  }
}
