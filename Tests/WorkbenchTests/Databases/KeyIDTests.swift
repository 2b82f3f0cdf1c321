import Database
import SessionSupport
import TestSupport
import Testing

/// Ids of database rows: the values of the key, whatever its name.
@MainActor @Suite struct KeyIDTests {
  @Test(arguments: [
    "AlbumId INTEGER PRIMARY KEY, Title TEXT", "Title TEXT, AlbumId INT PRIMARY KEY",
    "AlbumId INT NOT NULL, Title TEXT, PRIMARY KEY (AlbumId)",
  ])
  func `the key of a table is the id of its rows`(columns: String) throws {
    let session = try DatabaseSession([
      "CREATE TABLE album(\(columns))\(columns.contains("INTEGER") ? "" : " WITHOUT ROWID")",
      "INSERT INTO album(AlbumId, Title) VALUES (5, 'A'), (7, 'B')",
    ])
    #expect(session.run("row #7").hasPrefix("0 1  B"))
    #expect(!session.run("audit").contains("A16"))
    let rows = "[{\"AlbumId\":5,\"Title\":\"A\"},{\"AlbumId\":6,\"Title\":\"New\"},"
    let file = try session.folder.write(rows + "{\"AlbumId\":7,\"Title\":\"C\"}]", to: "b.json")
    _ = session.run("apply \(file)")
    let text = session.run("save")
    #expect(text.contains("1 row updated, 1 inserted"), "\(text)")
    #expect(
      try session.rows("SELECT AlbumId, Title FROM album ORDER BY 1")
        == ["5 \"A\"", "6 \"New\"", "7 \"C\""]
    )
    #expect(session.run("save").hasSuffix("no differences"))
    _ = session.run("update #6 Title=Mine")
    try session.connection.run("UPDATE album SET Title = 'Theirs' WHERE AlbumId = 6")
    #expect(session.run("save").contains("not saved; 0 1 #6: Title was"))
    #expect(session.run("save --mine").contains("1 row updated"))
    #expect(session.run("undo", "undo 2", "save").contains("1 row updated, 1 deleted"))
    #expect(try session.rows("SELECT AlbumId FROM album ORDER BY 1") == ["5", "7"])
  }

  @Test func `a column named id, and an option, come before the key`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(k INTEGER PRIMARY KEY, id TEXT, name TEXT)",
      "INSERT INTO t VALUES (1, 'x', 'A'), (2, 'y', 'B')",
    ])
    #expect(session.run("row #y").hasPrefix("0 1  B"))
    _ = session.open("--id name")
    #expect(session.run("row #B").hasPrefix("0 1  B"))
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `the key of a server's table is the id of its rows`() throws {
    let writer = try ForeignWriter("postgres")
    try writer.run("CREATE TABLE t(code text PRIMARY KEY, name text)")
    try writer.run("INSERT INTO t VALUES ('x', 'A'), ('y', 'B')")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --table t")
    #expect(fixture.type("row #y").hasPrefix("0 1  B"))
  }
}
