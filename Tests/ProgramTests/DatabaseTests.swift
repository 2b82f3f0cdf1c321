import Database
import Foundation
import TestSupport
import Testing

/// Databases as the whole program opens them.
@Suite struct DatabaseTests {
  private static func fixture(rows: Int = 5) throws -> (ProgramFixture, SQLiteConnection) {
    let fixture = try ProgramFixture()
    let path = try fixture.folder.write("", to: "a.db")
    let connection = try SQLiteConnection(path, access: .writing)
    try connection.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    try connection.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows)) "
        + "INSERT INTO t SELECT i, 'row ' || i FROM n"
    )
    return (fixture, connection)
  }

  @Test(arguments: [("", "bad-database"), ("no database", "bad-database")])
  func `a file that is no database ends with status 3`(text: String, code: String) throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write(text, to: "b.db")
    let run = try fixture.run(["b.db", "-c", "rows"])
    #expect(run.status == .exited(3))
    #expect(run.errors.hasPrefix("error[\(code)]: b.db: "))
  }

  @Test func `the start of a file makes it a database, not its name`() throws {
    let (fixture, _) = try Self.fixture()
    let run = try fixture.shell("mv a.db notes.txt; $T notes.txt --order 'id desc' -c 'rows'")
    #expect(run.output == "0 0  row 5\n0 1  row 4\n0 2  row 3\n0 3  row 2\n0 4  row 1\n")
  }

  @Test func `options for the rows of a table are not those of later files`() throws {
    let (fixture, connection) = try Self.fixture()
    try connection.run("CREATE TABLE u(x)")
    try fixture.folder.write(#"[{"id":1,"name":"z"}]"#, to: "o.json")
    let options = ["a.db", "--table", "t", "--order", "id desc", "--where", "id < 3"]
    for line in ["open o.json; rows", "diff o.json"] {
      let run = try fixture.run(options + ["-c", line])
      #expect(run.status == .exited(0), "\(line): \(run.errors)")
    }
    let listed = try fixture.run(["a.db", "-c", "select 0 0; apply o.json; rows"])
    #expect(listed.output.hasSuffix("0 0  z\n"), "\(listed.errors)")
    let readOnly = try fixture.run([
      "o.json", "--read-only", "-c", "open a.db --table t; delete 0 0; save",
    ])
    #expect(readOnly.errors.contains("read-only"), "\(readOnly.errors)")
  }

  @Test func `the story of the example is told as it is recorded`() throws {
    let fixture = try ProgramFixture()
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let examples = URL(filePath: "\(root)/examples/databases")
    let path = try fixture.folder.write("", to: "music.db")
    let connection = try SQLiteConnection(path, access: .writing)
    let sql = try String(contentsOf: examples.appending(path: "music.sql"), encoding: .utf8)
    for statement in sql.split(separator: ";\n") { try connection.run(String(statement)) }
    let transcript = examples.appending(path: "music.recorded")
    let text = try String(contentsOf: transcript, encoding: .utf8)
    try fixture.folder.write(text, to: "music.transcript")
    let run = try fixture.run(["--check", "music.transcript"])
    #expect(run.status == .exited(0), "\(run.output)")
    let script = try String(contentsOf: examples.appending(path: "music.tabletop"), encoding: .utf8)
    try fixture.folder.write(script, to: "music.tabletop")
    let lint = try fixture.run(["--lint", "music.tabletop"])
    #expect(lint.status == .exited(0), "\(lint.errors)")
    let lines = script.split(separator: "\n").dropFirst(2)
    let typed = text.split(separator: "\n").filter { $0.hasPrefix("tabletop> ") }
    #expect(typed.map { $0.dropFirst(10) } == Array(lines))
  }

  @Test func `under --safe a database is read and never written`() throws {
    let (fixture, _) = try Self.fixture()
    let read = try fixture.run(["--safe", "a.db", "-c", "row 0 4"])
    #expect(read.status == .exited(0))
    let saved = try fixture.run(["--safe", "a.db", "-c", "delete 0 0", "-c", "save"])
    #expect(saved.status == .exited(1) && saved.errors.contains("error[refused]"))
  }

  @Test func `two programs that change one row make a conflict`() throws {
    let (fixture, connection) = try Self.fixture()
    let first = try fixture.start(["a.db", "--keep-going"])
    first.send("update 0 0 name=mine\necho ready\n")
    try first.wait(for: "ready")
    #expect(try fixture.run(["a.db", "-c", "update 0 0 name=theirs; save"]).status == .exited(0))
    first.send("save\nsave --mine\n")
    #expect(try first.finish() == .exited(1))
    let errors = String(decoding: first.errors, as: UTF8.self)
    #expect(errors.contains("name was \"row 1\", is \"theirs\", yours \"mine\""))
    #expect(try connection.rows("SELECT name FROM t WHERE id = 1") == [[DatabaseValue("mine")]])
  }

  @Test(arguments: [1, 5, 20, 40, 80, 120])
  func `a program that is killed during a save leaves the old or the new rows`(
    milliseconds: Int
  ) throws {
    let (fixture, connection) = try Self.fixture(rows: 20_000)
    let program = try fixture.start(["a.db", "-c", "delete 0 0..9999; echo ready; save"])
    try program.wait(for: "ready")
    try #require(try fixture.shell("sleep \(Double(milliseconds) / 1000)").status == .exited(0))
    program.signal(9)
    _ = try program.waitForEnd()
    let rows = try connection.rows("SELECT count(*) FROM t")
    #expect(rows == [[.integer(20_000)]] || rows == [[.integer(10_000)]])
    #expect(try connection.rows("PRAGMA integrity_check") == [[DatabaseValue("ok")]])
  }
}
