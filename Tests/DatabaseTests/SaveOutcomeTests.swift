import TestSupport
import Testing

@testable import Database

/// Saves whose connection is lost at the end, on a database that cannot tell outcomes.
@Suite struct SaveOutcomeTests {
  private static let kinds = PostgresServer.isInstalled ? ["sqlite", "postgres"] : ["sqlite"]

  /// The edits of a save: rows 1, 2 and 3 exist.
  private static let edits: [String: [RowEdit]] = [
    "update": [
      RowEdit(
        row: "0 0",
        .update,
        identity: [.integer(1)],
        [
          .init("name", old: DatabaseValue("a"), new: DatabaseValue("z"))
        ]
      )
    ],
    "delete": [
      RowEdit(
        row: "#2",
        .delete,
        identity: [.integer(2)],
        [
          .init("name", old: DatabaseValue("b"))
        ]
      )
    ],
    "insert": [
      RowEdit(
        row: "0 3",
        .insert,
        [
          .init("id", new: .integer(4)), .init("name", new: DatabaseValue("d")),
        ]
      )
    ],
  ]

  /// The outcome of a save: `saved`, `not saved` or an error code.
  private func outcome(_ kind: String, _ names: [String], commits: Bool) throws -> String {
    let table =
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT); "
      + "INSERT INTO t VALUES (1, 'a'), (2, 'b'), (3, 'c')"
    let (query, address): (TableQuery, DatabaseAddress)
    let sqlite = try DatabaseFixture()
    if kind == "sqlite" {
      for sql in table.split(separator: ";") { try sqlite.run(String(sql)) }
      (query, address) = (try sqlite.open("t").query, try sqlite.address())
    } else {
      let fixture = try PostgresFixture()
      for sql in table.split(separator: ";") { try fixture.run(String(sql)) }
      (query, address) = (try fixture.open("t").query, fixture.address)
    }
    let connection = LosingConnection(try address.connectForWriting(), commits: commits)
    let edits = names.flatMap { Self.edits[$0] ?? [] }
    do throws(DatabaseError) {
      return try GuardedSave(query).save(edits, on: connection, address).isEmpty ? "" : "saved"
    } catch {
      guard case .disconnected(let message) = error, message.hasPrefix("not saved") else {
        return error.code
      }
      return "not saved"
    }
  }

  @Test(
    arguments: kinds,
    [
      (["update"], true, "saved"), (["update"], false, "not saved"),
      (["delete"], true, "saved"), (["delete"], false, "not saved"),
      (["insert"], true, "saved"), (["insert"], false, "unknown-outcome"),
      (["update", "insert", "delete"], true, "saved"),
      (["insert", "delete"], false, "not saved"),
    ] as [([String], Bool, String)]
  )
  func `the rows tell the outcome of a save`(
    kind: String,
    save: (names: [String], commits: Bool, outcome: String)
  ) throws {
    #expect(try outcome(kind, save.names, commits: save.commits) == save.outcome)
  }

  @Test func `rows of another program leave the outcome unknown`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    try fixture.run("INSERT INTO t VALUES (1, 'other'), (2, 'b')")
    let query = try fixture.open("t").query
    let look = SaveOutcome(query, on: try fixture.address().connect())
    let update = try #require(Self.edits["update"]?.first)
    let delete = try #require(Self.edits["delete"]?.first)
    func isCommitted(_ edits: [RowEdit]) throws -> Bool? {
      try look.isCommitted(edits.map { ($0, WrittenRow(identity: $0.identity)) })
    }
    #expect(try isCommitted([update]) == nil)
    #expect(try isCommitted([delete, update]) == false)
    try fixture.run("UPDATE t SET name = 'z' WHERE id = 1")
    // One row has its new value, and the other one its old one.
    #expect(try isCommitted([update, delete]) == nil)
  }
}
