import Database
import Glibc
import SessionSupport
import TestSupport
import Testing

/// Errors of databases name a way on.
@MainActor @Suite struct FailureWordsTests {
  @Test func `rows are not saved to another file of the same name`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 name=Mine")
    let other = try DatabaseSession()
    #expect(unsafe rename(other.path, session.path) == 0)
    #expect(session.fixture.code("save") == "refused")
    #expect(session.run("save").contains("a.db is another file now"))
    #expect(try other.rows("SELECT name FROM person WHERE id = 1") == ["\"Ada\""])
    #expect(unsafe unlink(session.path) == 0)
    let text = session.run("save")
    #expect(text.contains("a.db was deleted or renamed since it was read"), "\(text)")
    #expect(text.contains("`save FILE.json`"), "\(text)")
  }

  @Test func `a table that was changed is opened again`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 name=Mine")
    try session.connection.run("ALTER TABLE person RENAME COLUMN name TO title")
    let text = session.run("save")
    let words = "another program changed the columns: removed \"name\", added \"title\""
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("`open FILE` reads it again"), "\(text)")
    let news = session.run("undo", "follow on", "row 0 0")
    #expect(news.contains("note: a.db: \(words); rows unchanged, "), "\(news)")
    #expect(news.contains("`open FILE` reads it again"), "\(news)")
  }

  @Test func `a filter of a table that was deleted is an error in words`() throws {
    let session = try DatabaseSession()
    try session.connection.run("DROP TABLE person")
    let text = session.run("filter Ada")
    #expect(!text.contains("DatabaseError"), "\(text)")
    #expect(!text.contains("database("), "\(text)")
  }

  @Test func `statements are not written to a file`() throws {
    let session = try DatabaseSession()
    let text = session.run("update 0 0 name=Mine", "save --sql o.sql")
    #expect(text.contains("`save --sql` prints the statements and writes no file"), "\(text)")
  }

  @Test func `the statements of a save match a text that is not UTF-8`() throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, v TEXT)",
      "INSERT INTO t VALUES (1, CAST(x'ff41fe' AS TEXT)), (2, 'b')",
    ])
    _ = session.run("update 0 0 v=fixed", "update 0 1 v=other")
    let script = session.run("save --sql").split(separator: "\n")
    for statement in script { try session.connection.run(String(statement.dropLast())) }
    #expect(try session.rows("SELECT v FROM t") == ["\"fixed\"", "\"other\""], "\(script)")
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a number that is a text is the problem of its row`(kind: String) throws {
    let (_, fixture, _) = try ForeignWriter.open(kind)
    #expect(!fixture.type("update 0 0 id=abc").contains("error"))
    let text = fixture.type("save")
    #expect(text.contains("error[constraint]"), "\(text)")
    #expect(text.contains(": id is ") && text.contains("not \"abc\""), "\(text)")
  }

  @Test(arguments: [
    ("age=30", "30"), ("day=2026-11-29", "\"2026-11-29\""), ("note=5", "\"5\""),
    ("age=null", "null"),
  ])
  func `the type of a column decides what a typed value is`(edit: String, stored: String) throws {
    let session = try DatabaseSession([
      "CREATE TABLE t(id INTEGER PRIMARY KEY, age INT, day DATE, note TEXT)",
      "INSERT INTO t VALUES (1, 'thirty', 'soon', NULL)",
    ])
    _ = session.run("update 0 0 \(edit)", "save")
    let column = edit.prefix { $0 != "=" }
    #expect(try session.rows("SELECT \(column) FROM t") == [stored])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a value that a server rejects is named by its column`() throws {
    let (writer, fixture, _) = try ForeignWriter.open("postgres")
    try writer.run("CREATE TABLE t(id INT PRIMARY KEY, d DATE, big BIGINT, tags INT[], n TEXT)")
    try writer.run("INSERT INTO t VALUES (1, '2024-01-01', 1, '{1}', 'a')")
    fixture.run("open \"\(writer.place)\" --table t")
    for (edit, words, hint) in [
      ("d=nonsense", ": d: invalid input syntax for type date", "change the row with `update`"),
      ("n=b d=2023-02-30", ": d: date/time field value out of range", "change the row"),
      ("tags=[4,5]", ": tags: malformed array literal", "write a list in braces"),
      ("big=9223372036854775808", ": big is a number of 64 bits", "to 9223372036854775807"),
    ] {
      fixture.type("update 0 0 \(edit)")
      let text = fixture.type("save")
      #expect(text.contains("error[constraint]") && text.contains(words), "\(text)")
      #expect(text.contains(hint), "\(text)")
      fixture.type("undo")
    }
    fixture.type("update 0 0 tags=\"{4,5}\"")
    #expect(fixture.type("save").hasPrefix("saved "))
    #expect(try writer.rows("SELECT tags FROM t") == ["\"{4,5}\""])
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `a statement that takes too long names the limit`() throws {
    let writer = try ForeignWriter("postgres", rows: ForeignWriter.people)
    try writer.run(
      """
      CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN PERFORM pg_sleep(60); RETURN NEW; END'
      """
    )
    try writer.run("CREATE TRIGGER w BEFORE UPDATE ON person FOR EACH ROW EXECUTE FUNCTION wait()")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)&options=-cstatement_timeout%3D200\"")
    fixture.type("update 0 0 name=Mine")
    let text = fixture.type("save")
    #expect(text.hasPrefix("error[io]:"), "\(text)")
    #expect(text.contains("the server stopped the statement"), "\(text)")
    #expect(text.contains("`set readTimeout 120` allows two minutes"), "\(text)")
    #expect(try writer.rows("SELECT name FROM person WHERE id = 1") == ["\"Ada\""])
  }

  @Test(
    .enabled(if: PostgresServer.isInstalled),
    arguments: [
      ("postgresql://localhost:99999/d", "from 1 to 65535"),
      ("postgresql://ann:p@ss@h.invalid/d", "`@` in a password as `%40`"),
    ]
  )
  func `an address that cannot be used has a hint`(address: String, hint: String) throws {
    let text = try SessionFixture(nil).type("open '\(address)'")
    #expect(text.contains("error[network]") && text.contains(hint), "\(text)")
  }

  @Test func `a conflict beside a constraint names both ways on`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 name=Mine", "update 0 1 name=null")
    try session.connection.run("UPDATE person SET name = 'Theirs' WHERE id = 1")
    let text = session.run("save")
    #expect(
      text.contains("hint: first change the row with `update`, or `undo` the edit; then `save --m"),
      "\(text)"
    )
  }

  @Test func `a deleted row is a conflict that one rule ends`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 name=Mine")
    try session.connection.run("DELETE FROM person WHERE id = 1")
    for rule in ["", " --mine"] {
      #expect(
        session.run("save\(rule)") == """
          error[conflict]: a.db: not saved; 0 0 #1: deleted by another program
            hint: `save --theirs` drops the edits of deleted rows; `resolve mine`, then \
          `save` keeps yours
          """
      )
    }
    #expect(session.run("save --theirs").hasPrefix("saved a.db: no differences"))
  }

  @Test func `a hint does not offer to overwrite deleted rows`() throws {
    let session = try DatabaseSession()
    _ = session.run("update 0 0 name=Mine", "update 0 1 name=Mine")
    try session.connection.run("DELETE FROM person WHERE id = 1")
    try session.connection.run("UPDATE person SET name = 'Theirs' WHERE id = 2")
    let text = session.run("save")
    #expect(text.contains("`save --theirs` drops these edits; `resolve mine`, then"), "\(text)")
    #expect(!text.contains("--mine"), "\(text)")
    let saved = session.run("resolve mine", "save")
    #expect(saved.contains("saved a.db: 1 row updated, 1 inserted"), "\(saved)")
    #expect(
      try session.rows("SELECT id, name FROM person ORDER BY id LIMIT 2")
        == ["1 \"Mine\"", "2 \"Mine\""]
    )
  }

  @Test func `a condition may not load an extension`() throws {
    let session = try DatabaseSession()
    let line = "open \(session.path) --where \"load_extension(1)\""
    #expect(session.fixture.code(line) == "refused")
    #expect(
      session.fixture.code("open \(session.path) --where \"nofunction(1)\"") == "bad-argument"
    )
  }
}
