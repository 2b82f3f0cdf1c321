import Database
import TestSupport
import Testing

/// Reports of changes by a real PostgreSQL server.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PostgresReportTests {
  private func makeTable(_ fixture: PostgresFixture) throws -> DatabaseTable {
    try fixture.run("CREATE TABLE t(id int PRIMARY KEY, name text)")
    try fixture.run("INSERT INTO t VALUES (1, 'a'), (2, 'b')")
    return try fixture.open("t")
  }

  /// Waits until the server has reported a change; false after five seconds.
  private func isReported(_ table: DatabaseTable, _ fixture: PostgresFixture) throws -> Bool {
    for _ in 0..<500 {
      if try table.takeNews(at: 0) { return true }
      try fixture.run("SELECT pg_sleep(0.01)")
    }
    return false
  }

  @Test func `each change is reported after its commit, and nothing else`() throws {
    let fixture = try PostgresFixture()
    let table = try makeTable(fixture)
    try table.listen()
    // Without the trigger the server is asked each time.
    #expect(!table.isReported)
    #expect(try table.takeNews(at: 0) && table.takeNews(at: 0))
    try table.install(try #require(try table.reportScript()))
    try table.listen()
    #expect(table.isReported)
    #expect(try table.takeNews(at: 0))
    #expect(try !table.takeNews(at: 0))
    for sql in [
      "INSERT INTO t VALUES (3, 'c')", "UPDATE t SET name = 'x' WHERE id = 3",
      "DELETE FROM t WHERE id = 3", "TRUNCATE t",
    ] {
      try fixture.run("BEGIN")
      try fixture.run(sql)
      #expect(try !table.takeNews(at: 0), "\(sql)")
      try fixture.run("COMMIT")
      #expect(try isReported(table, fixture), "\(sql)")
      #expect(try !table.takeNews(at: 0))
    }
    try fixture.run("CREATE TABLE other AS SELECT 1 AS a")
    #expect(try !table.takeNews(at: 0))
    // A change without a trigger is found after half a minute.
    #expect(try !table.takeNews(at: 29_999_999_999))
    #expect(try table.takeNews(at: 30_000_000_000))
    try table.stopListening()
    #expect(!table.isReported)
  }

  @Test func `a new connection listens again, and looks once`() throws {
    let fixture = try PostgresFixture()
    let table = try makeTable(fixture)
    try table.install(try #require(try table.reportScript()))
    try table.listen()
    _ = try table.takeNews(at: 0)
    try fixture.run("UPDATE t SET name = 'unheard'")
    try fixture.run(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        + "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    #expect(try isReported(table, fixture))
    #expect(try table.hasChanged(since: nil))
    #expect(table.isReported)
    try fixture.run("UPDATE t SET name = 'heard'")
    #expect(try isReported(table, fixture))
  }

  @Test(arguments: [
    "CREATE TABLE t(id int PRIMARY KEY) PARTITION BY RANGE (id)",
    "CREATE TABLE t(id int PRIMARY KEY); CREATE TABLE part() INHERITS (t)",
  ])
  func `a table with parts gets no trigger`(schema: String) throws {
    let fixture = try PostgresFixture()
    for sql in schema.split(separator: ";") { try fixture.run(String(sql)) }
    #expect(try fixture.open("t").reportScript() == nil)
  }
}
