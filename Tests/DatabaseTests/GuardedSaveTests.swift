import Database
import JSON
import TestSupport
import Testing

@Suite struct GuardedSaveTests {
  private static func fixture() throws -> DatabaseFixture {
    let fixture = try DatabaseFixture()
    try fixture.run(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, "
        + "score INT CHECK(score < 100), at DEFAULT 7)"
    )
    try fixture.run("INSERT INTO t VALUES (1, 'a', 10, 7), (2, 'b', 20, 7), (3, 'c', NULL, 7)")
    return fixture
  }

  private static func update(
    _ id: Int,
    _ column: String,
    _ old: DatabaseValue,
    _ new: DatabaseValue
  ) -> RowEdit {
    RowEdit(
      row: "0 \(id - 1)",
      .update,
      identity: [.integer(Int64(id))],
      [.init(column, old: old, new: new)]
    )
  }

  private func save(
    _ edits: [RowEdit],
    _ fixture: DatabaseFixture,
    _ rule: GuardedSave.Rule = .guarded
  ) throws -> [SavedRow] {
    try GuardedSave(fixture.open("t").query, rule).save(edits, to: fixture.address())
  }

  private static let all = "SELECT id, name, score FROM t ORDER BY id"

  private func shown(_ fixture: DatabaseFixture) throws -> [String] {
    try fixture.rows(Self.all).map { $0.map(\.json).joined(separator: " ") }
  }

  @Test func `deletes, updates and inserts are one transaction`() throws {
    let fixture = try Self.fixture()
    let saved = try save(
      [
        RowEdit(row: "0 3", .insert, [.init("name", new: DatabaseValue("b"))]),
        Self.update(3, "score", .null, .integer(5)),
        RowEdit(row: "#2", .delete, identity: [.integer(2)], []),
      ],
      fixture
    )
    // The new row may have the name of the deleted one.
    #expect(try shown(fixture) == ["1 \"a\" 10", "3 \"c\" 5", "4 \"b\" null"])
    #expect(saved[0].value?.text == "{\"id\":4,\"name\":\"b\",\"score\":null,\"at\":7}")
    #expect(saved[0].identity == [.integer(4)])
    #expect(saved[2].value == nil)
  }

  @Test func `all bad rows are named at once and nothing is saved`() throws {
    let fixture = try Self.fixture()
    let before = try shown(fixture)
    let edits = [
      Self.update(1, "score", .integer(10), .integer(100)),
      Self.update(2, "name", DatabaseValue("b"), DatabaseValue("a")),
      Self.update(3, "name", DatabaseValue("c"), .null),
      Self.update(3, "score", .null, .integer(1)),
    ]
    #expect {
      _ = try save(edits, fixture)
    } throws: { error in
      (error as? DatabaseError)?.message
        == "not saved; 0 0: CHECK constraint failed: score < 100; "
        + "0 1: the row with id 1 already has name \"a\"; 0 2: NOT NULL constraint failed: t.name"
    }
    #expect(try shown(fixture) == before)
  }

  @Test func `another program's change is a conflict that names all three values`() throws {
    let fixture = try Self.fixture()
    let edit = Self.update(2, "score", .integer(20), .integer(21))
    try fixture.run("UPDATE t SET score = 50 WHERE id = 2")
    #expect {
      _ = try save([edit], fixture)
    } throws: { error in
      (error as? DatabaseError)?.code == "conflict"
        && (error as? DatabaseError)?.message
          == "not saved; 0 1: score was 20, is 50, yours 21"
    }
    #expect(try save([edit], fixture, .theirs).first?.value?["score"]?.text == "50")
    let saved = try #require(save([edit], fixture, .mine).first)
    #expect(saved.value?["score"]?.text == "21")
    #expect(saved.overwritten?.words == "score was 20, is 50, yours 21")
    #expect(try save([edit], fixture, .theirs).first?.overwritten == nil)
    try fixture.run("DELETE FROM t WHERE id = 2")
    #expect {
      _ = try save([Self.update(2, "score", .integer(21), .integer(1))], fixture)
    } throws: { error in
      (error as? DatabaseError)?.message == "not saved; 0 1: deleted by another program"
    }
  }

  @Test func `triggers may ignore an edit or end the transaction`() throws {
    let fixture = try Self.fixture()
    try fixture.run(
      "CREATE TRIGGER quiet BEFORE UPDATE ON t WHEN new.score = 1 BEGIN SELECT RAISE(IGNORE); END"
    )
    try fixture.run(
      "CREATE TRIGGER loud BEFORE UPDATE ON t WHEN new.score = 2 "
        + "BEGIN SELECT RAISE(ROLLBACK, 'no twos'); END"
    )
    let before = try shown(fixture)
    for (score, words) in [
      (1, "0 0: a trigger of the database ignored the edit"), (2, "0 0: no twos"),
    ] {
      let edits = [
        Self.update(1, "score", .integer(10), .integer(Int64(score))),
        Self.update(2, "score", .integer(20), .integer(99)),
      ]
      #expect {
        _ = try save(edits, fixture)
      } throws: { error in
        (error as? DatabaseError)?.message == "not saved; \(words)"
      }
      #expect(try shown(fixture) == before)
    }
  }

  @Test func `foreign keys are checked at the end and name the row`() throws {
    let fixture = try Self.fixture()
    try fixture.run(
      "CREATE TABLE u(id INTEGER PRIMARY KEY, "
        + "t REFERENCES t DEFERRABLE INITIALLY DEFERRED)"
    )
    try fixture.run("INSERT INTO u VALUES (9, 1)")
    #expect {
      _ = try save([RowEdit(row: "#1", .delete, identity: [.integer(1)], [])], fixture)
    } throws: { error in
      (error as? DatabaseError)?.message
        == "not saved; #9 of u: FOREIGN KEY constraint failed: t names no row of t"
    }
    #expect(try shown(fixture).count == 3)
  }

  @Test func `the statements of a save are those of sqlite3`() throws {
    let fixture = try Self.fixture()
    let save = try GuardedSave(fixture.open("t").query)
    let script = save.script([
      Self.update(1, "name", DatabaseValue("a"), DatabaseValue("it's ?")),
      RowEdit(row: "#3", .delete, identity: [.integer(3)], [.init("score")]),
      RowEdit(row: "0 9", .insert, []),
    ])
    #expect(
      script == [
        "BEGIN IMMEDIATE;",
        "DELETE FROM \"t\" WHERE \"rowid\" IS 3 AND \"score\" IS NULL;",
        "UPDATE \"t\" SET \"name\" = 'it''s ?' WHERE \"rowid\" IS 1 AND \"name\" IS 'a';",
        "INSERT INTO \"t\" DEFAULT VALUES;", "COMMIT;",
      ]
    )
  }

  @Test func `a row keeps its number while another program inserts and deletes`() throws {
    let fixture = try DatabaseFixture()
    try fixture.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name)")
    try fixture.run(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
        + "INSERT INTO t SELECT i * 10, 'row ' || i FROM n"
    )
    let table = try fixture.open("t")
    #expect(table.value(ofRow: 5000)["id"]?.text == "50010")
    try fixture.run("INSERT INTO t VALUES (5, 'new')")
    try fixture.run("DELETE FROM t WHERE id = 50020")
    // More pages than are kept in memory.
    for page in 0..<78 where page != 39 { _ = table.value(ofRow: page * 128) }
    #expect(table.value(ofRow: 5000)["id"]?.text == "50010")
    #expect(table.value(ofRow: 5001).text == "{}")
    #expect(try table.identity(ofRow: 5000) == [.integer(50010)])
  }
}
