import Database
import Glibc
import Platform
import TestSupport
import Testing

@Suite struct OpeningTests {
  private func problem(_ work: () throws -> Void) -> DatabaseError? {
    do { try work() } catch { return error as? DatabaseError }
    return nil
  }

  @Test func `without the library one error names the package`() throws {
    let fixture = try DatabaseFixture()
    let found = problem {
      _ = try SQLiteConnection(fixture.path, access: .reading, library: "libnothing.so.9")
    }
    #expect(found?.code == "no-library")
    #expect(found?.message.hasPrefix("libnothing.so.9 is missing: ") == true)
    #expect(found?.hint == "install SQLite: apt-get install libsqlite3-0")
  }

  @Test func `other files are no databases`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(String(repeating: "x", count: 2000), to: "a.db")
    #expect(problem { _ = try DatabaseFile(path, start: Array("xxxx".utf8)) } == .notADatabase)
    #expect(problem { _ = try DatabaseFile(path, start: []) } == .noTables)
    // The start is right, and the rest is encrypted or garbage.
    let broken = try folder.write(
      DatabaseFixture.start + [UInt8](repeating: 0x5A, count: 4076),
      to: "b.db"
    )
    let found = problem {
      _ = try Catalog(of: DatabaseFile(broken, start: DatabaseFixture.start).connect())
    }
    #expect(found?.code == "bad-database")
  }

  @Test func `a statement opens no other file`() throws {
    let fixture = try DatabaseFixture()
    let found = problem { try fixture.run("ATTACH '/tmp/other.db' AS other") }
    #expect(found?.message == "not authorized")
  }

  @Test func `another program's lock is reported after two seconds`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    try fixture.run("BEGIN EXCLUSIVE")
    #expect(problem { _ = try fixture.catalog() } == .busy)
    try fixture.run("COMMIT")
    #expect(try fixture.catalog().tables.count == 1)
  }

  @Test func `a link is followed, so that a journal is beside the database`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    let link = fixture.folder.file("link.db")
    let code = unsafe symlink(fixture.path, link)
    #expect(code == 0)
    let file = try DatabaseFile(link, start: DatabaseFixture.start)
    #expect(file.path == Files.resolved(fixture.path))
    #expect(try Catalog(of: file.connect()).tables.map(\.name) == ["t"])
  }

  /// A save that was killed in the middle leaves changed pages, and a journal with the old ones.
  private func killed(_ fixture: DatabaseFixture, in folder: ScratchFolder) throws -> String {
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, text TEXT)")
    try fixture.run(
      """
      WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO t SELECT i, printf('old %0100d', i) FROM n
      """
    )
    _ = try fixture.rows("PRAGMA cache_size = 10")
    _ = try fixture.rows("PRAGMA cache_spill = 1")
    try fixture.run("BEGIN IMMEDIATE")
    try fixture.run("UPDATE t SET text = printf('new %0100d', id)")
    for name in ["a.db", "a.db-journal"] {
      let bytes = try Files.read(startOf: fixture.folder.file(name), count: 10_000_000).bytes
      _ = try folder.write(bytes, to: name)
    }
    try fixture.run("ROLLBACK")
    return folder.file("a.db")
  }

  @Test func `a killed save is undone at the next opening`() throws {
    let (fixture, folder) = (try DatabaseFixture(), try ScratchFolder())
    let path = try killed(fixture, in: folder)
    let file = try DatabaseFile(path, start: DatabaseFixture.start)
    let connection = try file.connect()
    let old = "SELECT count(*) FROM t WHERE text LIKE 'old%'"
    #expect(try connection.rows(old) == [[.integer(2000)]])
    #expect(!Files.exists(path + "-journal"))
  }

  @Test func `a killed save is rejected for reading only, and undone when the file is written`()
    throws
  {
    let (fixture, folder) = (try DatabaseFixture(), try ScratchFolder())
    let path = try killed(fixture, in: folder)
    let file = try DatabaseFile(path, start: DatabaseFixture.start, isRecovered: false)
    #expect(problem { _ = try Catalog(of: file.connect()) } == .hotJournal)
    let writing = try SQLiteConnection(path, access: .writing)
    #expect(try writing.rows("SELECT count(*) FROM t WHERE text LIKE 'old%'") == [[.integer(2000)]])
    let table = try DatabaseTable(
      Catalog(of: file.connect()).tables[0],
      of: .file(file),
      TableChoice()
    )
    #expect(table.rowCount == 2000)
  }

  @Test func `the good rows of a damaged file can be read`() throws {
    let (fixture, folder) = (try DatabaseFixture(), try ScratchFolder())
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, text TEXT)")
    try fixture.run(
      """
      WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO t SELECT i, printf('row %0100d', i) FROM n
      """
    )
    var bytes = try Files.read(startOf: fixture.path, count: 10_000_000).bytes
    for index in bytes.count - 4096..<bytes.count { bytes[index] = 0x5A }
    let path = try folder.write(bytes, to: "a.db")
    let file = try DatabaseFile(path, start: DatabaseFixture.start)
    let rows = try file.connect().rows("SELECT id FROM t ORDER BY id LIMIT 3")
    #expect(rows == [[.integer(1)], [.integer(2)], [.integer(3)]])
    let all = problem { _ = try file.connect().rows("SELECT text FROM t") }
    #expect(all?.code == "bad-database")
  }

  @Test func `a log beside the file is read`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    _ = try fixture.rows("PRAGMA journal_mode = wal")
    try fixture.run("INSERT INTO t VALUES (1), (2)")
    #expect(try fixture.open("t").rowCount == 2)
  }
}
