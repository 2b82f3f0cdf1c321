import Database
import TestSupport
import Testing

/// Databases of a server as the whole program opens them.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed"))
struct PostgresProgramTests {
  private let fixture: ProgramFixture
  private let address: String
  private let connection: PostgresConnection

  init() throws {
    fixture = try ProgramFixture()
    address = try PostgresServer.shared().makeDatabase { address, statement in
      let server = try #require(ServerAddress(address))
      try PostgresConnection(server, access: .writing).run(statement)
    }
    connection = try PostgresConnection(#require(ServerAddress(address)), access: .writing)
    try connection.run(
      "CREATE TABLE city(id serial PRIMARY KEY, name text NOT NULL, facts jsonb, size numeric)"
    )
    try connection.run(
      "INSERT INTO city(name, facts, size) VALUES ('Paris', '{\"rivers\": [\"Seine\"]}', 105.40), "
        + "('Rome', NULL, NULL), ('Oslo', '[]', 12345678901234567890)"
    )
  }

  @Test func `a table is read, edited and saved`() throws {
    let run = try fixture.run([
      address, "-q", "-c",
      "rows; item 0 2; update 0 1 name=Roma; delete 0 2; append {\"name\":\"Kyiv\"}; save --sql; save; rows",
    ])
    let name = address.split(separator: "?")[0]
    let lines = run.output.replacing(address, with: String(name))
    #expect(
      lines == """
        0 0  Paris  105.40
        0 1  Rome
        0 2  Oslo   12345678901234567890
        {"id":3,"name":"Oslo","facts":[],"size":12345678901234567890}
        changed 0 1 "Roma"
          name: "Rome" → "Roma"
        deleted 1 row "Oslo" at 0 2; section 0: 3 → 2 rows; `undo` restores it
        inserted 1 row "Kyiv" at 0 2; section 0: 2 → 3 rows
        BEGIN;
        DELETE FROM "city" WHERE "id" = 3 AND "id" IS NOT DISTINCT FROM 3 AND "name" IS NOT DISTINCT FROM 'Oslo' AND "facts" IS NOT DISTINCT FROM '[]' AND "size" IS NOT DISTINCT FROM 12345678901234567890;
        UPDATE "city" SET "name" = 'Roma' WHERE "id" = 2 AND "name" IS NOT DISTINCT FROM 'Rome';
        INSERT INTO "city" ("name") VALUES ('Kyiv');
        COMMIT;
        saved \(name): 1 row updated, 1 inserted, 1 deleted
        0 0  Paris  105.40
        0 1  Roma
        0 2  Kyiv

        """
    )
    let rows = try connection.rows("SELECT name FROM city ORDER BY id")
    #expect(rows.map { $0[0].header } == ["Paris", "Roma", "Kyiv"])
  }

  @Test func `a nested value opens, and the list of tables leads to a table and back`() throws {
    try connection.run("CREATE VIEW big AS SELECT name FROM city WHERE size > 100")
    let run = try fixture.run([
      address, "-q", "-c",
      "rows; select 0 0; enter 0 0 facts.rivers; rows; back; back; select 0 1; rows",
    ])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(
      run.output.contains("0 0  city  table: id, name, facts, size")
        && run.output.contains("0 0  Seine"),
      "\(run.output)"
    )
  }

  @Test func `two programs that change one row make a conflict`() throws {
    let first = try fixture.start([address, "--table", "city", "--keep-going"])
    first.send("update 0 0 name=mine\necho ready\n")
    try first.wait(for: "ready")
    let second = try fixture.run([
      address, "--table", "city", "-c", "update 0 0 name=theirs; save",
    ])
    #expect(second.status == .exited(0), "\(second.errors)")
    first.send("save\nsave --mine\n")
    #expect(try first.finish() == .exited(1))
    let errors = String(decoding: first.errors, as: UTF8.self)
    #expect(errors.contains("name was \"Paris\", is \"theirs\", yours \"mine\""))
    let rows = try connection.rows("SELECT name FROM city WHERE id = 1")
    #expect(rows == [[DatabaseValue("mine")]])
  }

  @Test func `a lost connection is made again, and rows that cannot be read are no rows`() throws {
    try connection.run(
      "INSERT INTO city(name) SELECT 'City ' || i FROM generate_series(4, 900) AS i"
    )
    let program = try fixture.start([address, "--table", "city", "--keep-going"])
    program.send("row 0 0\necho ready\n")
    try program.wait(for: "ready")
    try connection.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        + "WHERE application_name = 'tabletop' AND pid <> pg_backend_pid() "
        + "AND datname = current_database()"
    )
    program.send("row 0 500\necho again\n")
    try program.wait(for: "again")
    try connection.run("ALTER TABLE city RENAME TO town")
    program.send("row 0 800\n")
    #expect(try program.finish() == .exited(1))
    let output = String(decoding: program.output, as: UTF8.self)
    let errors = String(decoding: program.errors, as: UTF8.self)
    #expect(output.contains("0 500  City 501") && !output.contains("{}"), "\(output)")
    #expect(errors.contains("relation \"city\" does not exist"), "\(errors)")
  }

  @Test func `under --safe no server is asked`() throws {
    let run = try fixture.run(["--safe", address, "-c", "rows"])
    #expect(run.status == .exited(3))
    #expect(run.errors.contains("error[refused]") && run.errors.contains("not allowed"))
  }

  @Test func `a password is in no message and in no history`() throws {
    let prompt = try PromptFixture()
    try prompt.line(
      "open postgresql://ada:hunter22@127.0.0.1:1/x?sslmode=disable",
      answers: "error[network]",
      prompt: "> "
    )
    #expect(try prompt.leave() == .exited(0))
    let history = try #require(prompt.folder.read("state/tabletop/history"))
    #expect(history.contains("open postgresql://") && !history.contains("hunter22"), "\(history)")
  }
}
