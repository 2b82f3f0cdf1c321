import Database
import TestSupport
import Testing

/// A database of its own on the server of the tests.
struct PostgresFixture {
  let text: String
  let address: DatabaseAddress
  private let connection: PostgresConnection

  init() throws {
    text = try PostgresServer.shared().makeDatabase { address, statement in
      let server = try #require(ServerAddress(address))
      try PostgresConnection(server, access: .writing).run(statement)
    }
    let server = try #require(ServerAddress(text))
    address = .server(server)
    connection = try PostgresConnection(server, access: .writing)
  }

  func run(_ sql: String, _ values: [DatabaseValue] = []) throws {
    try connection.run(sql, values)
  }

  func rows(_ sql: String) throws -> [[DatabaseValue]] { try connection.rows(sql) }

  func catalog() throws -> Catalog { try Catalog(of: address.connect()) }

  func open(
    _ name: String,
    order: String? = nil,
    where condition: String? = nil,
    section: String? = nil
  ) throws -> DatabaseTable {
    var choice = TableChoice()
    (choice.table, choice.order, choice.condition) = (name, order, condition)
    choice.section = section
    return try DatabaseTable(catalog().table(named: name), of: address, choice)
  }

  /// Returns what a piece of work throws.
  static func error(_ work: () throws -> Void) -> DatabaseError? {
    do {
      try work()
      return nil
    } catch { return error as? DatabaseError }
  }
}
