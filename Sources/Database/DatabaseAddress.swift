import Platform

/// The place of a database: a file, or a server.
package enum DatabaseAddress: Hashable, Sendable {
  /// A SQLite file.
  case file(DatabaseFile)

  /// A database of a PostgreSQL server.
  case server(ServerAddress)

  /// The address of the server, or nil for a file.
  package var server: ServerAddress? {
    if case .server(let address) = self { address } else { nil }
  }

  /// The path, or the address without credentials.
  package var shown: String {
    switch self {
    case .file(let file): file.path
    case .server(let address): address.shown
    }
  }

  /// Whether the database is read-only at this place.
  var isFixed: Bool {
    switch self {
    case .file(let file): file.access != .reading
    case .server: false
    }
  }

  /// Opens the database for reading.
  package func connect() throws(DatabaseError) -> any Connection {
    switch self {
    case .file(let file): try file.connect()
    case .server(let address): try PostgresConnection(address, access: .reading)
    }
  }

  /// Opens the database for a save.
  func connectForWriting() throws(DatabaseError) -> any Connection {
    switch self {
    case .file(let file): try SQLiteConnection(file.path, access: .writing, limits: file.limits)
    case .server(let address): try PostgresConnection(address, access: .writing)
    }
  }
}
