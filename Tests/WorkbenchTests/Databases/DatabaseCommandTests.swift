import Database
import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Tables of databases under the commands.
@MainActor @Suite struct DatabaseCommandTests {
  @Test(arguments: Wiring.all.map(\.name))
  func `the six lines of the first session work in each wiring`(wiring: String) throws {
    let session = try DatabaseSession(wiring: wiring)
    for line in FirstSessionTests.lines { #expect(session.fixture.code(line) == "ok", "\(line)") }
    #expect(
      session.run("rows") == """
        0 0  Ada        London
        0 1  Grace      New York
        0 2  Katherine
        0 3  Barbara
        0 4  Margaret   Boston
        """
    )
  }

  @Test(arguments: ["name TEXT, city TEXT", "name, city", "name VARCHAR(20), city CHAR"])
  func `a text becomes the title of a row in a table without rows`(columns: String) throws {
    let session = try DatabaseSession(["CREATE TABLE empty(id INTEGER PRIMARY KEY, \(columns))"])
    let text = session.run("append 0 \"Ada\"", "append 0 {\"city\": \"Paris\"}", "save", "rows")
    #expect(
      text == """
        inserted 1 row "Ada" at 0 0; section 0: 0 → 1 row
        inserted 1 row "Paris" at 0 1; section 0: 1 → 2 rows
        saved a.db: 2 rows inserted
        0 0  Ada
        0 1  NULL  Paris
        """
    )
    #expect(try session.rows("SELECT name FROM empty") == ["\"Ada\"", "null"])
  }

  @Test func `only values that the database changed are noted after a save`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, n INTEGER, name TEXT COLLATE NOCASE, r REAL)",
      "INSERT INTO t VALUES (1, 1, 'a', 1)",
      """
      CREATE TRIGGER up AFTER INSERT ON t WHEN NEW.name = 'loud'
        BEGIN UPDATE t SET name = upper(name) WHERE id = NEW.id; END
      """,
    ])
    let text = session.run("update 0 0 n=1e5 r=2", "append 0 {\"name\": \"b\"}", "save")
    #expect(text.hasSuffix("saved a.db: 1 row updated, 1 inserted"), "\(text)")
    #expect(try session.rows("SELECT n FROM t WHERE id = 1") == ["100000"])
    let other = session.run("append 0 {\"name\": \"loud\"}", "save")
    #expect(other.contains("note: the database also changed 1 row;"), "\(other)")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `edits are saved in one transaction and undone like others`(wiring: String) throws {
    let session = try DatabaseSession(wiring: wiring)
    let text = session.run(
      "update 0 1 city=Arlington",
      "insert at 0 0 {\"name\": \"Hedy\", \"score\": 8}",
      "delete 0 3",
      "save --sql",
      "save",
      "rows",
      "undo",
      "save",
      "undo 2",
      "save",
      "save"
    )
    #expect(
      text == """
        changed 0 1 "Grace"
          city: "New York" → "Arlington"
        inserted 1 row "Hedy" at 0 0; section 0: 5 → 6 rows
        deleted 1 row "Katherine" at 0 3; section 0: 6 → 5 rows; `undo` restores it
        BEGIN IMMEDIATE;
        DELETE FROM "person" WHERE "rowid" IS 3 AND "id" IS 3 AND "name" IS 'Katherine' \
        AND "city" IS NULL AND "score" IS 8.25;
        UPDATE "person" SET "city" = 'Arlington' WHERE "rowid" IS 2 AND "city" IS 'New York';
        INSERT INTO "person" ("name", "score") VALUES ('Hedy', 8);
        COMMIT;
        saved a.db: 1 row updated, 1 inserted, 1 deleted
        note: the table shows the order of the database: 1 moved
        0 0  Ada       London
        0 1  Grace     Arlington
        0 2  Barbara
        0 3  Margaret  Boston
        0 4  Hedy
        undid: delete 1 row at 0 3, move 0 0 to 0 4
        now at 0 3  Katherine
        saved a.db: 1 row inserted
        undid: insert 1 row at 0 0
        undid: update 0 1
        now at 0 1  Grace
        saved a.db: 1 row updated, 1 deleted
        saved a.db: no differences
        """
    )
    #expect(
      try session.rows(DatabaseSession.all) == [
        "1 \"Ada\" \"London\" 9.5", "2 \"Grace\" \"New York\" 10.0",
        "3 \"Katherine\" null 8.25", "4 \"Barbara\" \"\" null", "5 \"Margaret\" \"Boston\" 7.0",
      ]
    )
  }

  @Test func `a trace shows each statement with its rows`() throws {
    let numbers =
      "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
      + " INSERT INTO t SELECT i, 'row ' || i FROM n"
    let session = try DatabaseSession(
      ["CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)", numbers],
      wiring: "fetched"
    )
    session.fixture.run("trace on", "row 0 4999")
    let lines = session.fixture.session.trace.lines.filter { $0.message.receiver.name == "SQLite" }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.message.selector.hasPrefix("SELECT ") })
    #expect(lines.allSatisfy { $0.result?.hasSuffix(" rows, 0.0 ms") == true }, "\(lines)")
  }

  @Test func `several tables are rows to enter, and back returns`() throws {
    let session = try DatabaseSession(
      DatabaseSession.people + [
        "CREATE TABLE \"o'd\"\"d\"(x)", "INSERT INTO \"o'd\"\"d\" VALUES (1), (2)",
        "CREATE VIEW london AS SELECT name FROM person WHERE city = 'London'",
      ],
      open: nil
    )
    let text = session.open()
    let lines = ["rows", "enter 0 1", "back", "select 0 2", "back", "enter 0 1", "rows"]
    let more = lines.map { session.run($0) }.joined(separator: "\n")
    #expect(
      text + "\n" + more
        == """
        a.db: 3 rows in 1 section, tables of a database; title = name, subtitle = summary, \
        id = name; wiring items
        0 0  person  table: id, name, city, score
        0 1  o'd"d   table: x
        0 2  london  view: name
        a.db/o'd"d: 2 rows in 1 section, a database table; title = x; wiring items
        a.db is on screen
        a.db/london: 1 row in 1 section, a database view; title = name; wiring items
        note: read-only: a view
        a.db is on screen
        a.db/o'd"d: 2 rows in 1 section, a database table; title = x; wiring items
        0 0  1
        0 1  2
        """
    )
  }

  @Test(
    arguments: [
      ("--table nope", "no-table"), ("--order nope", "no-key"), ("--where 'x ='", "bad-argument"),
      ("--where 'name = 1; DROP TABLE person'", "bad-argument"), ("--section nope", "no-key"),
      ("--order 'name desc' --where 'score > 7' --section city --read-only", "ok"),
    ]
  )
  func `options name columns and conditions`(options: String, code: String) throws {
    let session = try DatabaseSession(open: nil)
    #expect(session.fixture.code("open \(session.path) \(options)") == code)
  }

  @Test func `options of databases are rejected for other files`() throws {
    let session = try DatabaseSession(open: nil)
    let path = try session.folder.write("[1]", to: "a.json")
    #expect(session.fixture.code("open \(path) --table t") == "refused")
  }

  @Test func `rejected rows are named with their places`() throws {
    let session = try DatabaseSession()
    let text = session.run(
      "update 0 0 name=null",
      "update 0 1 score={\"a\":1}",
      "update 0 2 nmae=x",
      "save"
    )
    #expect(
      text.hasSuffix(
        """
        error[constraint]: a.db: not saved; 0 1 #2: score is REAL, not {"a":1}; \
        0 2 #3: no column "nmae"
          hint: use a number, such as `update . KEY=5`
        """
      ),
      "\(text)"
    )
    #expect(
      session.run("undo 2", "save").hasSuffix(
        "error[constraint]: a.db: not saved; "
          + "0 0 #1: NOT NULL constraint failed: person.name\n"
          + "  hint: change the row with `update`, or `undo` the edit"
      )
    )
  }

  @Test func `another program's edit is a conflict until one side wins`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 city=Paris", "update 0 1 city=Rome")
    try session.connection.run("UPDATE person SET city = 'Oslo', score = 1 WHERE id = 1")
    #expect(
      session.run("save") == """
        error[conflict]: a.db: not saved; 0 0 #1: city was "London", is "Oslo", yours "Paris"
          hint: `save --mine` overwrites them, `save --theirs` keeps them
        """
    )
    #expect(try session.rows("SELECT city FROM person WHERE id = 2") == ["\"New York\""])
    #expect(
      session.run("save --theirs", "row 0 0", "update 0 0 city=Bonn", "save").hasPrefix(
        """
        saved a.db: 1 row updated
        note: kept 1 row that another program changed
        0 0  Ada · Oslo
        """
      )
    )
    #expect(
      try session.rows("SELECT city FROM person WHERE id < 3") == ["\"Bonn\"", "\"Rome\""]
    )
  }

  @Test(arguments: ["CREATE VIEW t AS SELECT 1 AS a", "CREATE TABLE t(rowid, oid, _rowid_)"])
  func `rows without identity are read-only`(schema: String) throws {
    let session = try DatabaseSession([schema], open: "")
    #expect(session.fixture.code("append 0 {\"a\": 1}") == "ok")
    #expect(session.fixture.code("save") == "refused")
    #expect(session.fixture.code("save \(session.folder.file("b.json"))") == "ok")
  }

  @Test func `an order stays in the database, so a move of the model is not saved`() throws {
    let session = try DatabaseSession()
    _ = session.run("model move 0 0 to 0 3")
    #expect(session.run("save").contains("the table does not store the order of rows"))
    #expect(session.fixture.code("undo") == "ok")
    #expect(session.run("save") == "saved a.db: no differences")
  }

  /// Random edits with undo and redo: after a save the database has the rows of the table.
  @Test(arguments: 1...12) func `a save makes the database equal to the table`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let session = try DatabaseSession(
      [
        "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, score INT)",
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO person SELECT i, 'row ' || i, i % 7 FROM n
        """,
      ],
      wiring: Wiring.all[random.below(Wiring.all.count)].name
    )
    for _ in 0..<60 {
      let count = session.fixture.session.current?.rowCount ?? 0
      let row = random.below(max(count, 1))
      let line =
        switch random.below(8) {
        case 0: "insert at 0 \(row) {\"name\": \"new \(random.below(9))\", \"score\": \(row)}"
        case 1: "append 0 {\"name\": \"it's\"}"
        case 2: "delete 0 \(row)..\(min(row + random.below(4), max(count - 1, 0)))"
        case 3: "undo"
        case 4: "redo"
        case 5: "save"
        case 6: "update 0 \(row) score=null"
        default: "update 0 \(row) name=\"changed \(random.below(99))\""
        }
      _ = session.run(line)
    }
    #expect(session.fixture.code("save") == "ok", "seed \(seed)")
    let table = try #require(session.fixture.session.current)
    let shown = table.sections[0].items.map(\.value.text).sorted()
    let stored = try session.connection.rows("SELECT id, name, score FROM person").map { row in
      "{\"id\":\(row[0].json),\"name\":\(row[1].json),\"score\":\(row[2].json)}"
    }
    #expect(shown == stored.sorted(), "seed \(seed)")
  }

  @Test func `stale reads are for servers, and need seconds`() throws {
    let session = try DatabaseSession(open: nil)
    #expect(session.open("--stale 5").contains("a.db is a file, and only servers have stale reads"))
    let fixture = try SessionFixture(nil)
    let text = fixture.type("open postgresql://localhost/a --stale soon")
    #expect(
      text.contains("expected 1 to 86,400 seconds after `--stale`, found \"soon\""),
      "\(text)"
    )
    guard PostgresServer.isInstalled else { return }
    let writer = try ForeignWriter("cockroach", rows: ["1, 'Ada', 'London', 5"])
    fixture.type("open \"\(writer.place)\" --stale 5")
    #expect(fixture.type("row 0 0").contains("Ada"))
    #expect(fixture.type("info").contains("opened with `--stale`"))
    #expect(fixture.type("update 0 0 name=Eve").contains("Eve"))
    #expect(fixture.type("save").contains("is read-only: opened with `--stale`"))
  }
}
