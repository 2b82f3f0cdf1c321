import Database
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
      _ = try Connection(fixture.path, access: .reading, library: "libnothing.so.9")
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

  @Test func `a log beside the file is read`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(a)")
    _ = try fixture.rows("PRAGMA journal_mode = wal")
    try fixture.run("INSERT INTO t VALUES (1), (2)")
    #expect(try fixture.open("t").rowCount == 2)
  }
}
