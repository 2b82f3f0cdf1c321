import Database
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Schemas as frameworks and people make them.
@MainActor @Suite(.serialized) struct RealSchemaTests {
  @Test(arguments: [
    // Django's field of JSON.
    "CREATE TABLE g(id INTEGER PRIMARY KEY, data TEXT CHECK (JSON_VALID(data) OR data IS NULL))",
    "CREATE TABLE g(id INTEGER PRIMARY KEY, data TEXT, k AS (json_extract(data, '$.k')))",
    "CREATE TABLE g(id INTEGER PRIMARY KEY, data TEXT, k AS (data ->> 'k') STORED)",
    "CREATE TABLE g(id INTEGER PRIMARY KEY, data TEXT)",
  ])
  func `a schema that uses JSON is opened and edited`(table: String) throws {
    let session = try DatabaseSession(
      [
        table, "INSERT INTO g(data) VALUES ('{\"k\": 1}'), ('[]')",
        "CREATE INDEX ofkey ON g(json_extract(data, '$.k'))",
        "CREATE TABLE log(id INTEGER PRIMARY KEY, kind TEXT)",
        "CREATE TRIGGER note AFTER UPDATE ON g BEGIN "
          + "INSERT INTO log(kind) VALUES (json_type(new.data)); END",
        "CREATE VIEW kinds AS SELECT id, json_type(data) AS kind FROM g",
      ],
      open: "--table g"
    )
    #expect(session.run("update 0 1 data=[2]", "save").contains(": 1 row updated"))
    #expect(try session.rows("SELECT data FROM g") == [#""{\"k\": 1}""#, #""[2]""#])
    #expect(session.open("--table log").contains("1 row"))
    #expect(session.run("item 0 0").contains("array"))
    #expect(!session.open("--table kinds").contains("error"))
    #expect(session.run("count") == "2")
  }

  @Test func `a search index that triggers keep is kept`() throws {
    let session = try DatabaseSession(
      [
        "CREATE TABLE msg(id INTEGER PRIMARY KEY, body TEXT)",
        "CREATE VIRTUAL TABLE words USING fts5(body, content = 'msg', content_rowid = 'id')",
        "CREATE TRIGGER added AFTER INSERT ON msg BEGIN "
          + "INSERT INTO words(rowid, body) VALUES (new.id, new.body); END",
        "CREATE TRIGGER changed AFTER UPDATE ON msg BEGIN "
          + "INSERT INTO words(words, rowid, body) VALUES ('delete', old.id, old.body); "
          + "INSERT INTO words(rowid, body) VALUES (new.id, new.body); END",
        "INSERT INTO msg VALUES (1, 'hello')",
      ],
      open: "--table msg"
    )
    #expect(session.run("update 0 0 body=bye", "save").hasSuffix(": 1 row updated"))
    #expect(try session.rows("SELECT rowid FROM words('bye')") == ["1"])
    #expect(try session.rows("SELECT rowid FROM words('hello')") == [])
  }

  @Test func `a schema that loads an extension is refused`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY)",
      "CREATE VIEW bad AS SELECT load_extension('x') AS id",
    ])
    let text = session.open("--table bad")
    #expect(text.contains("unsafe use of load_extension()"), "\(text)")
  }

  @Test func `a changed number of a row moves it`() throws {
    let session = try DatabaseSession(["CREATE TABLE t(id INTEGER PRIMARY KEY, v TEXT)"])
    session.fixture.run(#"append 0 {"id": 1, "v": "a"}"#, #"append 0 {"id": 3, "v": "b"}"#, "save")
    #expect(session.open() != "")
    #expect(session.run("update 0 0 id=5").hasSuffix("moved 0 0 to 0 1"))
    #expect(session.run("save").hasSuffix(": 1 row updated"))
    #expect(session.run("save").hasSuffix("no differences"))
    #expect(session.run("undo", "save").hasSuffix(": 1 row updated"))
    #expect(try session.rows("SELECT * FROM t") == ["1 \"a\"", "3 \"b\""])
    #expect(session.run("rows") == "0 0  a\n0 1  b")
  }

  @Test func `a number that is NULL is the problem of its row`() throws {
    let session = try DatabaseSession()
    let text = session.run("update 0 0 id=null", "save")
    #expect(text.contains("not saved; 0 0 #1: datatype mismatch"), "\(text)")
  }

  @Test func `a text that only begins like binary data is a text`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)",
      "INSERT INTO t VALUES (1, 'BLOB storage'), (2, 'BLOB 3 B or so')",
    ])
    #expect(session.run("row 0 0").hasPrefix("0 0  BLOB storage"))
    try session.connection.run("UPDATE t SET name = 'BLOB theirs' WHERE id = 1")
    #expect(session.run("delete 0 0", "save").contains("error[conflict]"))
  }

  @Test func `a table with heirs is read-only`() throws {
    guard PostgresServer.isInstalled else { return }
    let writer = try ForeignWriter("postgres", rows: ForeignWriter.people)
    try writer.run("CREATE TABLE heir() INHERITS (person)")
    try writer.run("INSERT INTO heir VALUES (2, 'Heir', 'Bonn', 1)")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --table person")
    #expect(fixture.type("count") == "5")
    fixture.run("delete 0 1")
    let text = fixture.type("save")
    #expect(text.contains("no column identifies a row"), "\(text)")
    #expect(try writer.numbers("SELECT id FROM person").count == 5)
  }

  @Test func `an heir that appears later stops the save`() throws {
    guard PostgresServer.isInstalled else { return }
    let (writer, fixture, _) = try ForeignWriter.open("postgres")
    try writer.run("CREATE TABLE heir() INHERITS (person)")
    try writer.run("INSERT INTO heir SELECT * FROM ONLY person WHERE id < 3")
    fixture.run("delete 0 1", "update 0 0 name=Al")
    let text = fixture.type("save")
    #expect(text.contains("#2: other rows have the same key"), "\(text)")
    #expect(text.contains("0 0 #1: other rows have the same key"), "\(text)")
    #expect(try writer.numbers("SELECT id FROM person").count == 6)
  }

  @Test func `a copy in a file leaves the edits unsaved`() throws {
    let session = try DatabaseSession()
    session.fixture.run("update 0 0 name=Al", "save \(session.folder.path)/copy.json")
    #expect(session.run("diff").contains("Al"))
    #expect(session.run("save").hasSuffix(": 1 row updated"))
    #expect(session.run("save").hasSuffix("no differences"))
  }

  // MARK: Many deleted rows

  private static let many = [
    "CREATE TABLE m(id INTEGER PRIMARY KEY, v TEXT)",
    "INSERT INTO m WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 9000) "
      + "SELECT i, 'v' || i FROM s",
  ]

  @Test func `many deleted rows come back as they were`() throws {
    let session = try DatabaseSession(Self.many)
    let before = try session.rows("SELECT * FROM m ORDER BY id")
    #expect(session.run("delete 0 0..4999", "save").hasSuffix(": 5,000 rows deleted"))
    session.fixture.run("rows")
    #expect(session.run("undo", "save").hasSuffix(": 5,000 rows inserted"))
    #expect(try session.rows("SELECT * FROM m ORDER BY id") == before)
  }

  @Test func `many deleted rows are compared with what another program wrote`() throws {
    let session = try DatabaseSession(Self.many)
    session.fixture.run("delete 0 0..1999")
    try session.connection.run("UPDATE m SET v = 'theirs' WHERE id = 6")
    let text = session.run("save")
    #expect(text.contains("v was \"v6\", is \"theirs\", yours deleted"), "\(text)")
    #expect(try session.rows("SELECT count(*) FROM m") == ["9000"])
  }

  @Test(arguments: ["9000", "120000"])
  func `a new row before many deleted ones stays`(count: String) throws {
    let session = try DatabaseSession(Self.many.map { $0.replacing("9000", with: count) })
    session.fixture.run("follow on", "delete 0 0..1024")
    try session.connection.run("INSERT INTO m VALUES (-5, 'first')")
    session.fixture.run("row 0 0")
    #expect(session.run("rows --limit 1").hasPrefix("0 0  first"))
    #expect(session.run("save").contains(": 1,025 rows deleted"))
    #expect(
      try session.rows("SELECT id FROM m ORDER BY id LIMIT 2") == ["-5", "1026"]
    )
  }

  @Test func `too many rows are refused`() throws {
    let session = try DatabaseSession(Self.many.map { $0.replacing("9000", with: "100001") })
    let text = session.run("delete 0 0..last")
    #expect(text.contains("100,001 rows of a database cannot be deleted at once"), "\(text)")
    #expect(session.run("delete 0 1..last").hasPrefix("deleted 100,000 rows"))
  }
}
