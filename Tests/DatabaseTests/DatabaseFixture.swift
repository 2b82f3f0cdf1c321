import Database
import TableModel
import TestSupport

/// A database in a folder of its own.
struct DatabaseFixture {
  let folder: ScratchFolder
  let path: String
  private let connection: SQLiteConnection

  init() throws {
    folder = try ScratchFolder()
    // An empty file is an empty database to SQLite.
    path = try folder.write("", to: "a.db")
    connection = try SQLiteConnection(path, access: .writing)
  }

  func run(_ sql: String, _ values: [DatabaseValue] = []) throws {
    try connection.run(sql, values)
  }

  func rows(_ sql: String) throws -> [[DatabaseValue]] { try connection.rows(sql) }

  /// The file as the program opens it.
  func file() throws -> DatabaseFile { try DatabaseFile(path, start: DatabaseFixture.start) }

  /// The file as a place of a database.
  func address() throws -> DatabaseAddress { .file(try file()) }

  func catalog() throws -> Catalog { try Catalog(of: file().connect()) }

  func open(
    _ name: String,
    order: String? = nil,
    where condition: String? = nil,
    section: String? = nil
  ) throws -> DatabaseTable {
    var choice = TableChoice()
    (choice.table, choice.order, choice.condition) = (name, order, condition)
    choice.section = section
    return try DatabaseTable(catalog().table(named: name), of: .file(file()), choice)
  }

  /// The first bytes of a database without a log.
  static let start = Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1]

  /// A row as an object.
  static func object(_ names: [String], _ values: [DatabaseValue]) -> String {
    "{" + zip(names, values).map { "\(DatabaseValue($0).json):\($1.json)" }.joined(separator: ",")
      + "}"
  }
}
