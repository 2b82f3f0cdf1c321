import CSQLite
package import Platform

/// An open SQLite database.
///
/// A hostile file can do little: the schema is not trusted, no extension is loaded and no other file
/// is opened. A connection is used by one thread at a time.
@safe package final class SQLiteConnection: Connection {
  /// The access to the file.
  package enum Access: Hashable, Sendable {
    /// Reading.
    case reading

    /// Reading a file that no program changes, without any other file.
    case immutable

    /// Reading and writing.
    case writing
  }

  /// The first version with all the calls that are used.
  private static let oldestVersion = 3_038_000

  let database: OpaquePointer
  private let library: OpaquePointer
  private let limits: TimeLimits

  /// The longest wait for a lock that the library knows, in seconds.
  private var longestWait: Int

  package var dialect: Dialect { .sqlite }

  /// The observer of statements, or nil.
  package var observer: (@Sendable (StatementReport) -> Void)?

  /// Opens a database, loading the library.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - access: The access to it.
  ///   - limits: The time to wait for a lock.
  ///   - name: The file name of the library. The default is the name that it has had since 2004.
  /// - Throws: An error if the library or the file cannot be used.
  package init(
    _ path: String,
    access: Access,
    limits: TimeLimits = TimeLimits(),
    library name: String = "libsqlite3.so.0"
  ) throws(DatabaseError) {
    var problem = [CChar](repeating: 0, count: 512)
    guard let library = unsafe csqlite_library_open(name, &problem, problem.count) else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .noLibrary(name: name, problem: String(decoding: bytes, as: UTF8.self))
    }
    let version = Int(unsafe csqlite_library_version(library))
    guard version >= SQLiteConnection.oldestVersion else {
      unsafe csqlite_library_close(library)
      throw .oldLibrary(name: name, version: version)
    }
    longestWait = limits[.locking] ?? TimeLimits.Work.locking.usual
    var code: Int32 = 0
    let opened = unsafe csqlite_open(
      library,
      access == .immutable ? SQLiteConnection.uri(path) : path,
      access.door,
      Int32(longestWait * 1000),
      &code
    )
    guard let opened = unsafe opened else {
      let message = unsafe String(cString: csqlite_library_describe(library, code))
      unsafe csqlite_library_close(library)
      throw DatabaseError(code: Int(code), message: message)
    }
    unsafe self.library = library
    unsafe database = opened
    self.limits = limits
  }

  deinit {
    unsafe csqlite_close(database)
    unsafe csqlite_library_close(library)
  }

  package var changes: Int { Int(unsafe csqlite_changes(database)) }

  package var isIdle: Bool { unsafe csqlite_is_idle(database) }

  /// Waits for locks as long as the limits say now.
  func followLimits() {
    let wait = limits[.locking] ?? TimeLimits.Work.locking.usual
    guard wait != longestWait else { return }
    longestWait = wait
    unsafe csqlite_set_wait(database, Int32(wait * 1000))
  }

  /// The error of the last call.
  var lastError: DatabaseError {
    let code = Int(unsafe csqlite_code(database))
    return unsafe DatabaseError(code: code, message: String(cString: csqlite_message(database)))
  }

  /// Trusts the schema if a statement was refused because the schema uses JSON or a search index: in
  /// a check, an index, a view or a trigger.
  ///
  /// These are as harmless as the other parts of SQLite, but some versions do not say so. Many
  /// frameworks check a column of JSON, and keep a search index by triggers. What can do harm, such
  /// as `load_extension`, is refused in any schema.
  ///
  /// - Returns: Whether the statement may work now.
  func trustSchemaIfNeeded() -> Bool {
    let message = unsafe String(cString: csqlite_message(database)).lowercased()
    // Most refused statements name a missing table; the search below costs as much as ten statements.
    let words = message.utf8.split(separator: UInt8(ascii: " "))
    guard words.contains(where: { $0.elementsEqual("unsafe".utf8) }) else { return false }
    let isRefused = ["json", "->", "virtual table"].contains {
      message.contains("unsafe use of \($0)")
    }
    if isRefused { unsafe csqlite_trust_schema(database) }
    return isRefused
  }

  package func cancellable<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    unsafe csqlite_set_cancel(database) { Interruption.isPending }
    defer { unsafe csqlite_set_cancel(database, nil) }
    return try work()
  }

  package func changeMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    try unreportedRows("PRAGMA data_version").first?.first
  }

  package func schemaMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    try unreportedRows("PRAGMA schema_version").first?.first
  }

  package func contentMark(_ query: TableQuery) throws(DatabaseError) -> [DatabaseValue]? { nil }

  package func rowVersion(_ query: TableQuery) throws(DatabaseError) -> String? { nil }

  package func readDialect(
    for query: (Dialect) -> TableQuery
  ) throws(DatabaseError) -> Dialect { dialect }

  package func capabilities(
    _ query: TableQuery
  ) throws(DatabaseError) -> ServerCapabilities? { nil }

  package func transaction() throws(DatabaseError) -> DatabaseValue? { nil }

  package func isCommitted(_ transaction: DatabaseValue) throws(DatabaseError) -> Bool? { nil }

  package func deny(_ abilities: Set<ServerCapabilities.Ability>) {}

  package func statement(
    _ sql: String,
    _ values: [DatabaseValue],
    isLong: Bool
  ) throws(DatabaseError) -> any Statement {
    try SQLiteStatement(sql, on: self, values)
  }

  package func parameterCount(ofReading sql: String) throws(DatabaseError) -> Int {
    let statement = try SQLiteStatement(sql, on: self)
    guard statement.isReadOnly else {
      throw .failed(code: "8", message: "the statement would change the database")
    }
    return statement.parameterCount
  }

  /// Returns a path as a URI for a file that no program changes.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2F, 0x2E, 0x2D, 0x5F: text.append(byte)
      default: text += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self) + "?immutable=1"
  }
}

extension SQLiteConnection.Access {
  fileprivate var door: CSQLiteAccess {
    switch self {
    case .reading: csqlite_reading
    case .immutable: csqlite_immutable
    case .writing: csqlite_writing
    }
  }
}

extension DatabaseError {
  /// Creates an error from SQLite's extended code and message.
  init(code: Int, message: String) {
    self =
      switch code {
      case Int(csqlite_read_only_rollback): .hotJournal
      case Int(csqlite_read_only_folder), Int(csqlite_read_only_recovery),
        Int(csqlite_read_only_cannot_lock):
        .readOnlyFolder
      default:
        switch code & 0xFF {
        case Int(csqlite_busy), Int(csqlite_locked): .busy
        case Int(csqlite_interrupted): .cancelled
        case Int(csqlite_damaged): .damaged(message: message)
        case Int(csqlite_full): .full
        case Int(csqlite_forbidden): .denied(message: message)
        // The function `load_extension` uses the code of all other errors.
        case Int(csqlite_error) where message == "not authorized": .denied(message: message)
        case Int(csqlite_not_a_database): .notADatabase
        default: .failed(code: "\(code)", message: message)
        }
      }
  }

  /// Whether the database rejects the statement.
  var isOfStatement: Bool {
    switch self {
    case .failed, .denied: true
    default: false
    }
  }

  /// Whether the file or a file beside it could not be opened.
  var isUnopened: Bool {
    if case .failed(let code, _) = self {
      return (Int(code) ?? 0) & 0xFF == Int(csqlite_cannot_open)
    }
    return self == .readOnlyFolder
  }
}
