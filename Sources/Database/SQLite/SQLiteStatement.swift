import CSQLite

/// A compiled statement, with the values of its parameters.
@safe final class SQLiteStatement: Statement {
  private let statement: OpaquePointer
  private let connection: SQLiteConnection

  /// Compiles a single statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, with a question mark for each value.
  ///   - connection: The database.
  ///   - values: The values.
  /// - Throws: An error if the text is not a single statement.
  init(
    _ sql: String,
    on connection: SQLiteConnection,
    _ values: [DatabaseValue] = []
  ) throws(DatabaseError) {
    connection.followLimits()
    var rest = 0
    func prepare() -> OpaquePointer? {
      unsafe csqlite_prepare(connection.database, sql, sql.utf8.count, &rest)
    }
    let first = unsafe prepare()
    let prepared = unsafe first == nil && connection.trustSchemaIfNeeded() ? prepare() : first
    guard let statement = unsafe prepared else { throw connection.lastError }
    unsafe self.statement = statement
    self.connection = connection
    guard rest == 0 else { throw .failed(code: "1", message: "more than one statement") }
    try bind(values)
  }

  deinit { unsafe csqlite_finalize(statement) }

  /// Whether the statement does not change the database.
  var isReadOnly: Bool { unsafe csqlite_is_read_only(statement) }

  /// The number of parameters.
  var parameterCount: Int { Int(unsafe csqlite_parameter_count(statement)) }

  var columnCount: Int { Int(unsafe csqlite_column_count(statement)) }

  func restart(_ values: [DatabaseValue]) throws(DatabaseError) {
    unsafe csqlite_reset(statement)
    try bind(values)
  }

  func step() throws(DatabaseError) -> Bool {
    switch unsafe csqlite_step(statement) {
    case Int32(csqlite_row): return true
    case Int32(csqlite_done): return false
    default: throw connection.lastError
    }
  }

  func value(_ column: Int) -> DatabaseValue {
    let index = Int32(column)
    switch unsafe csqlite_column_type(statement, index) {
    case Int32(csqlite_integer):
      return .integer(unsafe csqlite_column_integer(statement, index))
    case Int32(csqlite_real): return .real(unsafe csqlite_column_real(statement, index))
    case Int32(csqlite_text): return .text(bytes(index))
    case Int32(csqlite_blob): return .blob(bytes(index))
    default: return .null
    }
  }

  func fingerprint(from first: Int) -> Int {
    Int(truncatingIfNeeded: unsafe csqlite_row_hash(statement, Int32(first)))
  }

  private func bytes(_ column: Int32) -> [UInt8] {
    var count = 0
    let start = unsafe csqlite_column_bytes(statement, column, &count)
    return unsafe Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  private func bind(_ values: [DatabaseValue]) throws(DatabaseError) {
    for (number, value) in values.enumerated() {
      let index = Int32(number + 1)
      let code =
        switch value {
        case .null: unsafe csqlite_bind_null(statement, index)
        case .bool(let bool): unsafe csqlite_bind_integer(statement, index, bool ? 1 : 0)
        case .integer(let integer): unsafe csqlite_bind_integer(statement, index, integer)
        case .real(let real): unsafe csqlite_bind_real(statement, index, real)
        case .text(let text), .number(let text), .json(let text):
          unsafe csqlite_bind_text(statement, index, text, text.count)
        case .blob(let blob): unsafe csqlite_bind_blob(statement, index, blob, blob.count)
        }
      guard code == Int32(csqlite_ok) else { throw connection.lastError }
    }
  }
}
