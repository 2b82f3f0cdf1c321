import Database
import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Another program that writes to the table of a session, in SQLite or on a server.
struct ForeignWriter {
  /// The kinds of databases that can run here.
  static var kinds: [String] { PostgresServer.isInstalled ? ["sqlite", "postgres"] : ["sqlite"] }

  /// The kinds of servers that lack abilities: conversations with PostgreSQL's kin, and faults.
  static let lacking = ["cockroach", "yugabyte", "citus", "no-xmin", "no-snapshot", "no-listen"]

  /// The kinds of servers that are lost at the end of a save, and cannot be asked what came of it.
  static let losing = ["lost-answer", "lost-request"]

  /// The rows of four people.
  static let people = [
    "1, 'Ada', 'London', 5", "2, 'Bob', 'Oslo', 6", "3, 'Cid', 'Rome', 7", "4, 'Dan', 'Oslo', 8",
  ]

  /// The columns of the table.
  static let columns = "id, name, city, score"

  /// The statement that reads all rows in the order of their ids.
  static let all = "SELECT \(columns) FROM person ORDER BY id"

  /// The text that `open` gets.
  let place: String

  private let folder: ScratchFolder?
  private let kin: KinServer?
  private let connection: any Connection

  /// Makes a database with a table `person`.
  init(_ kind: String, rows: [String] = []) throws {
    if kind == "sqlite" {
      let folder = try ScratchFolder()
      place = try folder.write("", to: "a.db")
      connection = try SQLiteConnection(place, access: .writing)
      self.folder = folder
      kin = nil
    } else {
      let address = try PostgresServer.shared().makeDatabase { address, statement in
        let server = try #require(ServerAddress(address))
        try PostgresConnection(server, access: .writing).run(statement)
      }
      let server = try #require(ServerAddress(address))
      let isKin = (Self.lacking + Self.losing).contains(kind) && !kind.hasPrefix("no-")
      kin = isKin ? try KinServer(kind) : nil
      place = try kin?.address(of: address) ?? address
      connection = try PostgresConnection(server, access: .writing)
      folder = nil
    }
    try run(
      "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, city TEXT, score INTEGER)"
    )
    for row in rows { try run("INSERT INTO person VALUES (\(row))") }
  }

  func run(_ sql: String) throws { try connection.run(sql) }

  /// Inserts rows with the ids from 1, in Oslo.
  func insert(_ count: Int) throws {
    try run(
      "INSERT INTO person WITH RECURSIVE n(i) AS "
        + "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) "
        + "SELECT i, 'p' || i, 'Oslo', i % 5 FROM n"
    )
  }

  /// The rows of a statement, each as its values in JSON.
  func rows(_ sql: String) throws -> [String] {
    try connection.rows(sql).map { $0.map(\.json).joined(separator: " ") }
  }

  /// The values of a column of whole numbers.
  func numbers(_ sql: String) throws -> [Int] { try rows(sql).compactMap { Int($0) } }

  /// Makes a random transaction of one to five statements.
  func change(_ random: inout SeededGenerator, cities: [String]) throws {
    try run("BEGIN")
    for _ in 0...random.below(5) {
      let ids = try numbers("SELECT id FROM person ORDER BY id")
      let city = cities[random.below(cities.count)]
      let id = ids.isEmpty ? 0 : ids[random.below(ids.count)]
      switch random.below(10) {
      case 0...2:
        let new = random.below(2000)
        guard !ids.contains(new) else { continue }
        let name = random.chance(20) ? "NULL" : "'n\(random.below(30))'"
        try run("INSERT INTO person VALUES (\(new), \(name), \(city), \(random.below(9)))")
      case 3: try run("DELETE FROM person WHERE id = \(id)")
      case 4: try run("UPDATE person SET city = \(city) WHERE id = \(id)")
      case 5: try run("UPDATE person SET name = 'n\(random.below(30))' WHERE id = \(id)")
      case 6: try run("UPDATE person SET city = \(city) WHERE score = \(random.below(9))")
      case 7: try run("DELETE FROM person WHERE score = \(random.below(9)) AND id % 3 = 0")
      default: try run("UPDATE person SET score = \(random.below(9)) WHERE id = \(id)")
      }
    }
    try run(random.chance(5) ? "ROLLBACK" : "COMMIT")
  }
}

extension ForeignWriter {
  /// Makes a database, and a session that has its table open.
  @MainActor static func open(
    _ kind: String,
    _ options: String = "",
    rows: [String] = people,
    wiring: String = "items"
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture, table: OpenTable) {
    let writer = try ForeignWriter(kind, rows: rows)
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.run("open \"\(writer.place)\" \(options)")
    return (writer, fixture, try #require(fixture.session.sources.first))
  }
}

extension OpenTable {
  /// The values of all rows, section after section.
  @MainActor var rowTexts: [String] {
    sections.flatMap(\.items).map { item in
      item.value.members.map(\.value.compact.text).joined(separator: " ")
    }
  }
}
