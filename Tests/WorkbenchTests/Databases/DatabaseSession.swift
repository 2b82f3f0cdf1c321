import Database
import SessionSupport
import TestSupport

/// A session with a table of a database in a folder of its own.
@MainActor struct DatabaseSession {
  let folder: ScratchFolder
  let path: String
  let connection: SQLiteConnection
  let fixture: SessionFixture

  nonisolated static let people = [
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, score REAL)",
    """
    INSERT INTO person VALUES (1, 'Ada', 'London', 9.5), (2, 'Grace', 'New York', 10),
      (3, 'Katherine', NULL, 8.25), (4, 'Barbara', '', NULL), (5, 'Margaret', 'Boston', 7)
    """,
  ]

  init(
    _ schema: [String] = people,
    open options: String? = "",
    wiring: String = "items"
  ) throws {
    folder = try ScratchFolder()
    path = try folder.write("", to: "a.db")
    connection = try SQLiteConnection(path, access: .writing)
    for sql in schema { try connection.run(sql) }
    fixture = try SessionFixture(nil, wiring: wiring)
    if let options { fixture.run("open \(path) \(options)") }
  }

  /// Opens the table and returns what a person reads.
  func open(_ options: String = "") -> String { fixture.run("open \(path) \(options)") }

  func run(_ lines: String...) -> String {
    lines.map { fixture.type($0) }.joined(separator: "\n")
      .replacing(folder.path + "/", with: "")
  }

  func rows(_ sql: String) throws -> [String] {
    try connection.rows(sql).map { $0.map(\.json).joined(separator: " ") }
  }

  static let all = "SELECT * FROM person ORDER BY id"
}
