import Database
import TestSupport
import Testing

/// Two programs that edit and save the same few rows at the same time.
@Suite(.serialized) struct TwoProgramTests {
  /// The rounds of edits and saves; the thorough run takes about a minute.
  private static let count = rounds(40, thorough: 1500)

  private static let rowCount = 6

  private static let kinds: [String] =
    PostgresServer.isInstalled ? ["sqlite", "postgres"] : ["sqlite"]

  /// Makes a table whose trigger notes each change of a value, in the order of the saves.
  private func makeTable(
    _ kind: String,
    in fixture: ProgramFixture
  ) throws -> (place: String, connection: any Connection) {
    let place: String
    let connection: any Connection
    if kind == "sqlite" {
      place = try fixture.folder.write("", to: "a.db")
      connection = try SQLiteConnection(place, access: .writing)
    } else {
      place = try PostgresServer.shared().makeDatabase { address, statement in
        let server = try #require(ServerAddress(address))
        try PostgresConnection(server, access: .writing).run(statement)
      }
      connection = try PostgresConnection(#require(ServerAddress(place)), access: .writing)
    }
    try connection.run("CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT)")
    let key = kind == "sqlite" ? "INTEGER" : "serial"
    try connection.run("CREATE TABLE noted(n \(key) PRIMARY KEY, id INTEGER, old TEXT, new TEXT)")
    let note = "INSERT INTO noted(id, old, new) VALUES (old.id, old.name, new.name);"
    if kind == "sqlite" {
      try connection.run("CREATE TRIGGER noting AFTER UPDATE ON t BEGIN \(note) END")
    } else {
      try connection.run(
        "CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS "
          + "'BEGIN \(note) RETURN NULL; END'"
      )
      try connection.run(
        "CREATE TRIGGER noting AFTER UPDATE ON t FOR EACH ROW EXECUTE FUNCTION note()"
      )
    }
    for id in 1...Self.rowCount {
      try connection.run("INSERT INTO t VALUES (\(id), 'first\(id)')")
    }
    return (place, connection)
  }

  @Test(arguments: kinds, ["", "follow on"])
  func `no update is lost, and every conflict is named`(kind: String, first: String) throws {
    let seed = Int.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    let fixture = try ProgramFixture()
    let (place, connection) = try makeTable(kind, in: fixture)
    var programs = try ["a", "b"].map { try EditingProgram($0, place, first, in: fixture) }
    for _ in 0..<Self.count {
      for index in programs.indices {
        let rows = (0..<Self.rowCount).shuffled(using: &random).prefix(1 + random.below(3))
        programs[index].sendEdits(Array(rows), &random)
      }
      for index in programs.indices { try programs[index].finishEdits() }
      // Both saves are on their way before one is waited for.
      for index in programs.indices where random.chance(80) { programs[index].sendSave() }
      for index in programs.indices { try programs[index].finishSave(&random) }
    }
    for index in programs.indices { try programs[index].finish() }
    for program in programs { #expect(program.problems == [], "seed \(seed)") }
    try check(programs, connection, "\(kind), seed \(seed)")
    let counts = programs.map { "\($0.saved.count) saved, \($0.droppedCount) dropped" }
    let named = programs.map(\.namedCount).reduce(0, +)
    print("\(kind) \(first): \(counts.joined(separator: "; ")); \(named) conflicts named")
    #expect(named > 0)
  }

  /// Compares the saved edits with the changes that the database noted.
  private func check(
    _ programs: [EditingProgram],
    _ connection: any Connection,
    _ words: String
  ) throws {
    let noted = try connection.rows("SELECT id, old, new FROM noted ORDER BY n").map { row in
      (row: (Int(row[0].header) ?? 0) - 1, old: row[1].header, new: row[2].header)
    }
    let saved = programs.flatMap(\.saved)
    #expect(noted.map(\.new).sorted() == saved.map(\.new).sorted(), "\(words)")
    let byValue = Dictionary(uniqueKeysWithValues: saved.map { ($0.new, $0) })
    for change in noted {
      guard let edit = byValue[change.new] else { continue }
      // An edit replaces the value that was seen, or one that the answer names.
      let known = edit.overwritten ?? edit.seen
      #expect(change.row == edit.row && change.old == known, "\(words): \(change), \(edit)")
    }
    var last = Dictionary(uniqueKeysWithValues: (1...Self.rowCount).map { ($0 - 1, "first\($0)") })
    for change in noted { last[change.row] = change.new }
    let now = try connection.rows("SELECT name FROM t ORDER BY id").map { $0[0].header }
    #expect(now == (0..<Self.rowCount).compactMap { last[$0] }, "\(words)")
  }
}
