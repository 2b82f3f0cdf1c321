import JSON
import TestSupport
import Testing

@testable import Database

/// Reading rows as they were some seconds ago.
///
/// The servers of the conversations run a marked transaction or have a marked setting instead of
/// reading the past.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct StaleReadTests {
  nonisolated private static let marks = [
    (
      kin: "cockroach", sql: "SELECT current_setting('transaction_isolation')", mark: "serializable"
    ),
    (kin: "yugabyte", sql: "SELECT current_setting('tabletop.staleness', true)", mark: "5000"),
  ]

  private func address(_ kin: KinServer, _ fixture: PostgresFixture) throws -> DatabaseAddress {
    var server = try #require(ServerAddress(kin.address(of: fixture.text)))
    server.staleness = 5
    return .server(server)
  }

  @Test(arguments: marks)
  func `each statement reads the past, and no transaction stays open`(
    kin: (kin: String, sql: String, mark: String)
  ) throws {
    let (fixture, server) = (try PostgresFixture(), try KinServer(kin.kin))
    let connection = try address(server, fixture).connect()
    for _ in 0..<2 {
      #expect(try connection.rows(kin.sql) == [[DatabaseValue(kin.mark)]])
      #expect(connection.isIdle)
    }
    #expect(throws: DatabaseError.self) { try connection.rows("SELECT 1 / 0") }
    #expect(connection.isIdle)
    do {
      let statement = try connection.statement(
        "SELECT generate_series(1, 5000)",
        [],
        isLong: true
      )
      #expect(try statement.step())
    }
    #expect(connection.isIdle)
    #expect(try connection.rows(kin.sql) == [[DatabaseValue(kin.mark)]])
  }

  @Test(arguments: marks.map(\.kin))
  func `a table is read in pages and moments, and is not saved`(kin: String) throws {
    let (fixture, server) = (try PostgresFixture(), try KinServer(kin))
    try fixture.run("CREATE TABLE t(id int PRIMARY KEY, name text)")
    try fixture.run("INSERT INTO t SELECT i, 'n' || i FROM generate_series(1, 700) AS i")
    let place = try address(server, fixture)
    var choice = TableChoice()
    choice.table = "t"
    let table = try DatabaseTable(
      Catalog(of: place.connect()).table(named: "t"),
      of: place,
      choice
    )
    #expect(table.readOnlyReason == .stale)
    #expect(table.rowCount == 700)
    #expect(table.value(ofRow: 699)["name"]?.string == "n700")
    #expect(table.value(ofRow: 300)["name"]?.string == "n301")
    let first = try table.moment(isExact: true).moment
    try fixture.run("UPDATE t SET name = 'other' WHERE id = 9")
    let second = try table.moment(isExact: true).moment
    #expect(first.identifiers == second.identifiers)
    #expect(first.fingerprints != second.fingerprints)
    let look = try MomentLook(at: table, isExact: true)
    try look.read(for: 60_000_000_000)
    #expect(look.isComplete)
    #expect(try look.moment().fingerprints == second.fingerprints)
    let begins = table.query.dialect.beginReading.contains("AS OF SYSTEM TIME '-5s'")
    #expect(begins == (kin == "cockroach"))
  }

  @Test func `a server without stale reads refuses them`() throws {
    let fixture = try PostgresFixture()
    var server = try #require(ServerAddress(fixture.text))
    server.staleness = 5
    let error = PostgresFixture.error { _ = try DatabaseAddress.server(server).connect() }
    #expect(error == .noStaleReads(server: server.shown))
    #expect(error?.code == "refused")
    #expect(error?.message.hasSuffix("has no stale reads") == true)
    #expect(error?.hint == "open it without `--stale`")
  }
}
