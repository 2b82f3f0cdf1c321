import Database
import SessionSupport
import TestSupport
import Testing

/// Queries of a database give what those of the same rows in a JSON file give.
@MainActor @Suite struct DatabaseQueryTests {
  private static let schema = [
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER)",
    """
    INSERT INTO person VALUES (1, 'Ada', 'Zürich', 36), (2, 'Grace', 'New York', 85),
      (3, 'Alan', NULL, 41), (4, 'Édith', 'ZURICH', NULL), (5, '36', 'Köln', 7),
      (6, 'grace', 'Oslo', 85), (7, '50%', '', 100), (8, 'o''Hara', 'Koln', 41)
    """,
  ]

  private static let lines = [
    "find zurich", "find 36", "find %", "find '", "find name = grace", "find age >= 41",
    "find age != 85", "find city = null", "find not city ~ o", "find age < 50 and city ~ k",
    "count", "count age = 85", "count name = 36", "count city != null", "count name ~ /^.r/",
    "keys", "filter city = köln", "rows", "sort name desc", "rows", "filter off", "rows",
    "sort age, name", "rows", "group city", "rows", "find koln", "sort off", "group off", "rows",
  ]

  @Test func `queries of a file are those of its rows`() throws {
    let session = try DatabaseSession(Self.schema)
    try compare(session.fixture, in: session.folder)
  }

  @Test func `queries after edits are those of the edited rows`() throws {
    let session = try DatabaseSession(Self.schema)
    for line in [
      "delete 0 1", "update 0 0 city=Koln age=85",
      #"insert at 0 3 {"id": 20, "name": "36"}"#,
    ] {
      session.fixture.run(line)
    }
    try compare(session.fixture, in: session.folder)
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `queries of a server are those of its rows`() throws {
    let address = try PostgresServer.shared().makeDatabase { address, statement in
      let server = try #require(ServerAddress(address))
      try PostgresConnection(server, access: .writing).run(statement)
    }
    let server = try #require(ServerAddress(address))
    let connection = try PostgresConnection(server, access: .writing)
    for sql in Self.schema { try connection.run(sql) }
    let fixture = try SessionFixture(nil)
    fixture.run("open \(address)")
    try compare(fixture, in: ScratchFolder())
  }

  @Test func `a trace shows the one statement of a query with its values bound`() throws {
    let session = try DatabaseSession(Self.schema)
    let text = session.run("trace on", "count age = 85")
    #expect(text.contains("2"))
    #expect(text.contains(#"typeof("age") IN ('text', 'blob')"#), "\(text)")
    #expect(text.contains(#"OR "age" = ?"#), "\(text)")
    #expect(text.contains("= 2 rows"), "\(text)")
  }

  private func compare(_ fixture: SessionFixture, in folder: ScratchFolder) throws {
    let path = folder.path + "/same.json"
    fixture.run("save \(path)")
    let copy = try SessionFixture(nil)
    copy.run("open \(path)")
    for line in Self.lines {
      #expect(fixture.type(line) == copy.type(line), "\(line)")
    }
  }
}
