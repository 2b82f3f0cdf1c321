import Database
import SessionSupport
import TestSupport
import Testing

/// Edits of rows with values that the database computes, or keeps in its own way.
@MainActor @Suite struct ComputedColumnTests {
  private static let boxes = [
    "CREATE TABLE box(id INTEGER PRIMARY KEY, w INT, area INT AS (w * w) STORED)",
    "INSERT INTO box(w) VALUES (2), (4)",
  ]

  @Test func `an undone save of a computed column can be saved`() throws {
    let session = try DatabaseSession(Self.boxes)
    let text = session.run("update 0 0 w=9", "save", "undo", "save", "item 0 0")
    #expect(!text.contains("error"), "\(text)")
    #expect(try session.rows("SELECT * FROM box") == ["1 2 4", "2 4 16"])
    #expect(!session.run("delete 0 1", "save", "undo", "save").contains("error"))
    #expect(try session.rows("SELECT * FROM box") == ["1 2 4", "2 4 16"])
  }

  @Test func `a computed value is not for users`() throws {
    let session = try DatabaseSession(Self.boxes)
    let words = "area is computed by the database"
    #expect(session.run("update 0 0 area=5", "save").contains("0 0 #1: \(words)"))
    #expect(session.run("undo", "append 0 {\"w\": 1, \"area\": 5}", "save").contains(words))
  }

  @Test func `a column of dates takes texts, but none that is a number`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, at datetime, n INT)",
      "INSERT INTO t VALUES (1, '2024-01-01', 1), (2, NULL, 2)",
    ])
    #expect(
      session.run("update 0 0 at=2025-02-03", "update 0 1 at=\"5x\"", "save").contains("saved")
    )
    #expect(try session.rows("SELECT at FROM t") == ["\"2025-02-03\"", "\"5x\""])
    for text in [" 12 ", "1e5", "-.5"] {
      let output = session.run("update 0 0 at=\"\(text)\"", "save", "undo")
      #expect(output.contains("at is datetime, not \"\(text)\""), "\(output)")
    }
    #expect(session.run("update 0 1 n=2025-02-03", "save").contains("n is INT, not \"2025-02-03\""))
  }

  @Test func `a strict column of any type takes texts`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, a ANY) STRICT", "INSERT INTO t VALUES (1, '5')",
    ])
    #expect(session.run("update 0 0 a=\"7\"", "save").contains("saved"))
    #expect(try session.rows("SELECT a FROM t") == ["\"7\""])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a number that is none can be replaced, undone and deleted`() throws {
    let writer = try ForeignWriter("postgres")
    try writer.run("CREATE TABLE n(id int PRIMARY KEY, f float8, d numeric)")
    try writer.run("INSERT INTO n VALUES (1, 'NaN', 'NaN'), (2, '-Infinity', 'Infinity')")
    let fixture = try SessionFixture(nil)
    fixture.run("open \(writer.place) --table n")
    #expect(fixture.type("item 0 0").contains("\"f\": \"NaN\""))
    let all = "SELECT f::text, d::text FROM n ORDER BY id"
    let old = try writer.rows(all)
    for line in [
      "update 0 0 f=1.5 d=2.50", "save", "update 0 1 d=3", "save", "undo 2", "save",
      "delete 0 0..1",
      "save", "undo", "save",
    ] {
      let text = fixture.type(line)
      #expect(!text.contains("error"), "\(line): \(text)")
      if line.hasPrefix("update 0 0") { fixture.type("save") }
    }
    #expect(try writer.rows(all) == old)
    #expect(fixture.type("update 0 0 f=x").contains("changed"))
    #expect(fixture.type("save").contains("f is double precision, not \"x\""))
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a key that the server always computes returns after an undo`() throws {
    let writer = try ForeignWriter("postgres")
    try writer.run(
      "CREATE TABLE g(id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, w int, "
        + "area int GENERATED ALWAYS AS (w * w) STORED)"
    )
    try writer.run("INSERT INTO g(w) VALUES (2), (4)")
    let fixture = try SessionFixture(nil)
    fixture.run("open \(writer.place) --table g")
    for line in ["update 0 0 w=9", "save", "undo", "save", "delete 0 1", "save", "undo", "save"] {
      let text = fixture.type(line)
      #expect(!text.contains("error"), "\(line): \(text)")
    }
    #expect(try writer.rows("SELECT w, area FROM g ORDER BY id").count == 2)
  }
}
