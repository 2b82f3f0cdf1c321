import Database
import JSON
import TestSupport
import Testing

/// Servers that lack abilities: recorded conversations with PostgreSQL's kin, and switches.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct KinTests {
  typealias Ability = ServerCapabilities.Ability

  nonisolated static let kin: [(name: String, lacks: Set<Ability>)] = [
    (
      "cockroach",
      [.notifications, .rowVersions, .snapshots, .rowHashes, .outcomes]
    ),
    ("yugabyte", [.notifications, .rowVersions, .snapshots]),
    ("citus", [.notifications, .snapshots]),
  ]

  /// A table of 700 rows in a database, which is opened at another address.
  private func open(
    _ fixture: PostgresFixture,
    at address: String,
    order: String? = nil
  ) throws -> DatabaseTable {
    try fixture.run("CREATE TABLE IF NOT EXISTS t(id int PRIMARY KEY, name text, score int)")
    try fixture.run(
      "INSERT INTO t SELECT i, CASE WHEN i % 5 > 0 THEN 'n' || i % 7 END, i FROM "
        + "generate_series(1, 700) AS i ON CONFLICT DO NOTHING"
    )
    let place = DatabaseAddress.server(try #require(ServerAddress(address)))
    var choice = TableChoice()
    (choice.table, choice.order) = ("t", order)
    return try DatabaseTable(Catalog(of: place.connect()).table(named: "t"), of: place, choice)
  }

  @Test(arguments: kin)
  func `a server is asked what it can do, once`(kin: (name: String, lacks: Set<Ability>)) throws {
    let (fixture, server) = (try PostgresFixture(), try KinServer(kin.name))
    let table = try open(fixture, at: try server.address(of: fixture.text))
    let first = try #require(try table.capabilities())
    #expect(first.abilities == Set(Ability.allCases).subtracting(kin.lacks))
    #expect(first.sortsNullFirst == (kin.name == "cockroach"))
    #expect(first.readsPagesByIndex == true)
    #expect(try table.capabilities() == first)
  }

  @Test func `the server of the tests has all abilities, and is not changed by the questions`()
    throws
  {
    let fixture = try PostgresFixture()
    let table = try open(fixture, at: fixture.text, order: "name")
    let found = try #require(try table.capabilities())
    #expect(found.abilities == Set(Ability.allCases))
    #expect(!found.sortsNullFirst)
    #expect(found.readsPagesByIndex == false)
    // The mark is the server's, where other tests may write meanwhile: one quiet try is enough.
    let isUnchanged = try (0..<50).contains { _ in
      let table = try open(fixture, at: fixture.text, order: "name")
      _ = try table.capabilities()
      return try !table.hasChanged(since: nil)
    }
    #expect(isUnchanged)
    for ability in Ability.allCases {
      table.denied = [ability]
      #expect(try table.capabilities()?.abilities == found.abilities.subtracting([ability]))
    }
  }

  @Test(arguments: kin.map(\.name), ["name", "name desc, score", "score desc"])
  func `pages have all rows in the server's order`(kin: String, order: String) throws {
    let (fixture, server) = (try PostgresFixture(), try KinServer(kin))
    let table = try open(fixture, at: try server.address(of: fixture.text), order: order)
    var numbers = Array(0..<700)
    var random = SeededGenerator(seed: order.count)
    numbers.shuffle(using: &random)
    for number in numbers { _ = table.value(ofRow: number) }
    let rows = (0..<700).compactMap { table.value(ofRow: $0)["id"]?.integer }
    let nulls = kin == "cockroach" ? ("FIRST", "LAST") : ("LAST", "FIRST")
    let keys = (order + ", id").split(separator: ",").map { key in
      "\(key) NULLS \(key.hasSuffix("desc") ? nulls.1 : nulls.0)"
    }
    let expected = try fixture.rows("SELECT id FROM t ORDER BY \(keys.joined(separator: ", "))")
    #expect(rows == expected.compactMap { Int($0[0].json) })
  }

  /// The abilities that are not used, and whether a server is one of the kin.
  nonisolated static let lacking: [(kin: String?, denied: Set<Ability>)] =
    kin.map { ($0.name, []) } + [
      (nil, [.rowVersions]), (nil, [.snapshots]), (nil, [.rowVersions, .snapshots]),
      (nil, [.rowVersions, .snapshots, .rowHashes]), (nil, [.snapshots, .rowHashes]),
    ]

  @Test(arguments: lacking)
  func `each fallback notices each change, and none without one`(
    row: (kin: String?, denied: Set<Ability>)
  ) throws {
    let fixture = try PostgresFixture()
    let server = try row.kin.map { try KinServer($0) }
    let address = try server?.address(of: fixture.text) ?? fixture.text
    let table = try open(fixture, at: address)
    table.denied = row.denied
    var moment = try table.moment(isExact: true).moment
    for sql in [
      "UPDATE t SET score = 5 WHERE id = 300", "UPDATE t SET score = 6 WHERE id = 300",
      "DELETE FROM t WHERE id = 1; INSERT INTO t VALUES (1, NULL, 1)",
      "UPDATE t SET name = NULL WHERE id = 301", "DELETE FROM t WHERE id = 700",
    ] {
      for part in sql.split(separator: ";") { try fixture.run(String(part)) }
      #expect(try table.hasChanged(since: moment.version), "\(sql)")
      let next = try table.moment(isExact: true).moment
      let isRewritten = sql.contains("; ")
      #expect(
        next.identifiers != moment.identifiers || next.fingerprints != moment.fingerprints
          || isRewritten,
        "\(sql)"
      )
      moment = next
      let again = try table.moment(isExact: true).moment
      #expect(again.identifiers == moment.identifiers && again.fingerprints == moment.fingerprints)
    }
  }

  // MARK: Lost at the end of a save

  private static func edit() -> RowEdit {
    RowEdit(
      row: "0 2",
      .update,
      identity: [.integer(3)],
      [.init("score", old: .integer(3), new: .integer(33))]
    )
  }

  @Test func `a save whose connection is lost after it was committed is done`() throws {
    let (fixture, server) = (try PostgresFixture(), try KinServer("lost-commit"))
    let table = try open(fixture, at: try server.address(of: fixture.text))
    let saved = try GuardedSave(table.query).save([Self.edit()], to: table.address)
    #expect(saved.map { $0.value?.text } == ["{\"id\":3,\"name\":\"n3\",\"score\":33}"])
    #expect(try fixture.rows("SELECT score FROM t WHERE id = 3") == [[.integer(33)]])
  }

  @Test func `a save whose connection is lost before it was committed is not done`() throws {
    let fixture = try PostgresFixture()
    let table = try open(fixture, at: fixture.text)
    try fixture.run(
      "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS "
        + "'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'"
    )
    try fixture.run(
      "CREATE CONSTRAINT TRIGGER lose AFTER UPDATE ON t DEFERRABLE INITIALLY DEFERRED "
        + "FOR EACH ROW EXECUTE FUNCTION lose()"
    )
    let error = PostgresFixture.error {
      _ = try GuardedSave(table.query).save([Self.edit()], to: table.address)
    }
    guard case .disconnected(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("not saved: "))
    #expect(try fixture.rows("SELECT score FROM t WHERE id = 3") == [[.integer(3)]])
  }
}
