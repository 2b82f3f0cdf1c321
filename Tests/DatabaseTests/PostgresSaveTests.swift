import Database
import JSON
import TestSupport
import Testing

/// Saves to a real PostgreSQL server.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PostgresSaveTests {
  private static func fixture() throws -> PostgresFixture {
    let fixture = try PostgresFixture()
    try fixture.run(
      "CREATE TABLE t(id serial PRIMARY KEY, name text NOT NULL UNIQUE, "
        + "score int CHECK (score < 100), info jsonb, spot point)"
    )
    try fixture.run(
      "INSERT INTO t(name, score, info, spot) VALUES ('a', 10, '{\"k\": [1, 2]}', '(1,2)'), "
        + "('b', 20, NULL, NULL), ('c', NULL, '1', NULL)"
    )
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
    _ fixture: PostgresFixture,
    _ rule: GuardedSave.Rule = .guarded
  ) throws -> [SavedRow] {
    try GuardedSave(fixture.open("t").query, rule).save(edits, to: fixture.address)
  }

  private func shown(_ fixture: PostgresFixture) throws -> [String] {
    try fixture.rows("SELECT id, name, score FROM t ORDER BY id").map {
      $0.map(\.json).joined(separator: " ")
    }
  }

  @Test func `deletes, updates and inserts are one transaction`() throws {
    let fixture = try Self.fixture()
    let saved = try save(
      [
        RowEdit(row: "0 3", .insert, [.init("name", new: DatabaseValue("b"))]),
        Self.update(3, "score", .null, .integer(5)),
        Self.update(1, "info", .json(Array("{\"k\": [1, 2]}".utf8)), .json(Array("[]".utf8))),
        Self.update(1, "spot", DatabaseValue("(1,2)"), DatabaseValue("(3,4)")),
        RowEdit(row: "#2", .delete, identity: [.integer(2)], []),
      ],
      fixture
    )
    #expect(try shown(fixture) == ["1 \"a\" 10", "3 \"c\" 5", "4 \"b\" null"])
    #expect(
      saved[0].value?.text == "{\"id\":4,\"name\":\"b\",\"score\":null,\"info\":null,\"spot\":null}"
    )
    #expect(
      saved[3].value?.text
        == "{\"id\":1,\"name\":\"a\",\"score\":10,\"info\":[],\"spot\":\"(3,4)\"}"
    )
    #expect(saved[4].value == nil)
  }

  @Test func `all bad rows are named at once and nothing is saved`() throws {
    let fixture = try Self.fixture()
    let before = try shown(fixture)
    let edits = [
      Self.update(1, "score", .integer(10), .integer(100)),
      Self.update(2, "name", DatabaseValue("b"), DatabaseValue("a")),
      Self.update(3, "name", DatabaseValue("c"), .null),
      Self.update(2, "score", .integer(20), DatabaseValue("many")),
      Self.update(3, "score", .null, .integer(1)),
    ]
    let error = PostgresFixture.error { _ = try save(edits, fixture) }
    #expect(error?.code == "constraint")
    #expect(
      error?.message == """
        not saved; 0 0: new row for relation "t" violates check constraint "t_score_check": \
        Failing row contains (1, a, 100, {"k": [1, 2]}, (1,2)).; \
        0 1: the row with id 1 already has name "a"; \
        0 2: null value in column "name" of relation "t" violates not-null constraint: \
        Failing row contains (3, null, null, 1, null).; \
        0 1: score: invalid input syntax for type integer: "many"
        """
    )
    #expect(try shown(fixture) == before)
  }

  @Test func `another program's change is a conflict that names all three values`() throws {
    let fixture = try Self.fixture()
    let edit = Self.update(2, "score", .integer(20), .integer(21))
    try fixture.run("UPDATE t SET score = 50 WHERE id = 2")
    let error = PostgresFixture.error { _ = try save([edit], fixture) }
    #expect(error?.code == "conflict")
    #expect(error?.message == "not saved; 0 1: score was 20, is 50, yours 21")
    #expect(try save([edit], fixture, .theirs).first?.value?["score"]?.text == "50")
    let saved = try #require(save([edit], fixture, .mine).first)
    #expect(saved.value?["score"]?.text == "21")
    #expect(saved.overwritten?.words == "score was 20, is 50, yours 21")
    try fixture.run("DELETE FROM t WHERE id = 2")
    let second = PostgresFixture.error {
      _ = try save([Self.update(2, "score", .integer(21), .integer(1))], fixture)
    }
    #expect(second?.message == "not saved; 0 1: deleted by another program")
  }

  @Test func `triggers may ignore an edit or refuse it`() throws {
    let fixture = try Self.fixture()
    try fixture.run(
      """
      CREATE FUNCTION judge() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN
        IF new.score = 1 THEN RETURN NULL; END IF;
        IF new.score = 2 THEN RAISE EXCEPTION 'no twos %', chr(27); END IF;
        RETURN new;
      END$$
      """
    )
    try fixture.run(
      "CREATE TRIGGER j BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION judge()"
    )
    let before = try shown(fixture)
    for (score, words) in [
      (1, "0 0: a trigger of the database ignored the edit"), (2, "0 0: no twos \u{1B}"),
    ] {
      let edits = [
        Self.update(2, "score", .integer(20), .integer(9)),
        Self.update(1, "score", .integer(10), .integer(Int64(score))),
      ]
      let error = PostgresFixture.error { _ = try save(edits, fixture) }
      #expect(error?.message == "not saved; \(words)")
      #expect(try shown(fixture) == before)
    }
  }

  @Test func `a constraint that is checked at the end refuses the save`() throws {
    let fixture = try Self.fixture()
    try fixture.run(
      "ALTER TABLE t ADD COLUMN up int REFERENCES t DEFERRABLE INITIALLY DEFERRED"
    )
    let before = try shown(fixture)
    let error = PostgresFixture.error {
      _ = try save([Self.update(1, "up", .null, .integer(77))], fixture)
    }
    #expect(error?.code == "constraint")
    #expect(error?.message.contains("Key (up)=(77) is not present in table \"t\"") == true)
    #expect(try shown(fixture) == before)
  }

  @Test func `the statements of a save can be run by hand`() throws {
    let fixture = try Self.fixture()
    let save = try GuardedSave(fixture.open("t").query)
    let edits = [
      Self.update(1, "name", DatabaseValue("a"), DatabaseValue("it's")),
      Self.update(1, "info", .json(Array("{\"k\": [1, 2]}".utf8)), .null),
      RowEdit(row: "#2", .delete, identity: [.integer(2)], []),
    ]
    let script = save.script(edits)
    #expect(
      script == [
        "BEGIN;", "DELETE FROM \"t\" WHERE \"id\" = 2;",
        "UPDATE \"t\" SET \"name\" = 'it''s' WHERE \"id\" = 1 AND \"name\" IS NOT DISTINCT FROM 'a';",
        "UPDATE \"t\" SET \"info\" = NULL WHERE \"id\" = 1 AND \"info\" IS NOT DISTINCT FROM "
          + "'{\"k\": [1, 2]}';", "COMMIT;",
      ]
    )
    for statement in script { try fixture.run(statement) }
    #expect(try shown(fixture) == ["1 \"it's\" 10", "3 \"c\" null"])
  }
}
