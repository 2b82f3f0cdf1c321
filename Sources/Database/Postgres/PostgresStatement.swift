import CPostgres

/// A statement that runs on a server.
@safe final class PostgresStatement: Statement {
  private let connection: PostgresConnection
  private let sql: String
  private let isLong: Bool

  /// The statement that begins a separate transaction for this statement, or nil.
  private let begin: String?

  /// Whether that transaction is open.
  private var hasBegun = false

  /// The rows that have arrived, or nil at the end.
  private var result: OpaquePointer?
  private var types: [UInt32] = []
  private var rowCount = 0
  private var row = -1
  private var isRunning = false

  /// Sends a statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `$1`, `$2` and so on for the values.
  ///   - connection: The connection, on which no other statement runs.
  ///   - values: The values.
  ///   - isLong: Whether rows come one at a time, so that they are never in memory at once.
  ///   - begin: The statement that begins a separate transaction if none is open, or nil.
  /// - Throws: An error if a value cannot be sent, or if the server is gone.
  init(
    _ sql: String,
    on connection: PostgresConnection,
    _ values: [DatabaseValue],
    isLong: Bool,
    begin: String?
  ) throws(DatabaseError) {
    (self.sql, self.connection, self.isLong) = (sql, connection, isLong)
    self.begin = begin
    try send(values)
  }

  deinit { abandon() }

  var columnCount: Int { types.count }

  func restart(_ values: [DatabaseValue]) throws(DatabaseError) {
    abandon()
    try send(values)
  }

  func step() throws(DatabaseError) -> Bool {
    row += 1
    while row >= rowCount {
      release()
      guard isRunning else { return false }
      do throws(DatabaseError) {
        guard let next = unsafe try connection.nextResult() else {
          isRunning = false
          try commit()
          return false
        }
        unsafe take(next)
      } catch {
        isRunning = false
        rollBack()
        throw error
      }
    }
    return true
  }

  func value(_ column: Int) -> DatabaseValue {
    guard let result = unsafe result else { return .null }
    var count = 0
    guard
      let start = unsafe cpostgres_value(result, Int32(row), Int32(column), &count)
    else { return .null }
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    return DatabaseValue(bytes, ofType: types[column])
  }

  private func send(_ values: [DatabaseValue]) throws(DatabaseError) {
    guard !values.contains(where: \.hasZeroByte) else {
      throw .failed(code: "22021", message: "a text with a zero byte cannot be stored")
    }
    if let begin, connection.isIdle {
      try connection.run(begin)
      hasBegun = true
    }
    do throws(DatabaseError) { try start(values) } catch {
      rollBack()
      throw error
    }
  }

  private func start(_ values: [DatabaseValue]) throws(DatabaseError) {
    let texts = values.map(\.parameter)
    let isSent = unsafe CStrings.with(texts + [nil]) { texts in
      unsafe cpostgres_send(connection.connection, sql, Int32(values.count), texts, isLong)
    }
    try connection.check(isSent)
    isRunning = true
  }

  /// Ends the transaction of this statement, if it has one.
  private func commit() throws(DatabaseError) {
    guard hasBegun else { return }
    hasBegun = false
    try connection.run("COMMIT")
  }

  private func rollBack() {
    guard hasBegun else { return }
    hasBegun = false
    // A lost connection has ended the transaction itself; the first error says so.
    try? connection.run("ROLLBACK")
  }

  /// Drops the rows that were not taken.
  private func abandon() {
    let isAnswered = unsafe result != nil && !isLong
    release()
    if isRunning { connection.abandon(isAnswered: isAnswered) }
    isRunning = false
    rollBack()
  }

  private func take(_ next: OpaquePointer) {
    unsafe result = next
    rowCount = Int(unsafe cpostgres_row_count(next))
    row = 0
    if unsafe cpostgres_kind(next) == cpostgres_end {
      connection.changes = Int(unsafe String(cString: cpostgres_changes(next))) ?? 0
    } else if types.isEmpty {
      let count = unsafe cpostgres_column_count(next)
      types = (0..<count).map { unsafe cpostgres_type(next, $0) }
    }
  }

  private func release() {
    if let result = unsafe result { unsafe cpostgres_release(result) }
    unsafe result = nil
    (rowCount, row) = (0, 0)
  }
}

extension DatabaseValue {
  /// Creates a value from the text that a server sends for a type.
  init(_ text: [UInt8], ofType type: UInt32) {
    let string = String(decoding: text, as: UTF8.self)
    switch type {
    case UInt32(cpostgres_bool): self = .bool(text.first == UInt8(ascii: "t"))
    case UInt32(cpostgres_int2), UInt32(cpostgres_int4), UInt32(cpostgres_int8),
      UInt32(cpostgres_oid):
      self = Int64(string).map(DatabaseValue.integer) ?? .text(text)
    case UInt32(cpostgres_float4), UInt32(cpostgres_float8):
      self = Double(string).map(DatabaseValue.real) ?? .text(text)
    case UInt32(cpostgres_numeric):
      // A numeric may be NaN or infinite, which JSON cannot say.
      self = text.allSatisfy(Self.isOfNumber) ? .number(text) : .text(text)
    case UInt32(cpostgres_json), UInt32(cpostgres_jsonb): self = .json(text)
    case UInt32(cpostgres_bytea): self = .blob(Self.bytes(ofHex: text.dropFirst(2)))
    default: self = .text(text)
    }
  }

  /// The value as the text of a parameter, or nil for NULL.
  var parameter: String? {
    switch self {
    case .null: nil
    case .bool(let bool): bool ? "t" : "f"
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .text(let text), .number(let text), .json(let text): String(decoding: text, as: UTF8.self)
    case .blob(let blob): "\\x" + Self.hex(blob)
    }
  }

  var hasZeroByte: Bool {
    switch self {
    case .text(let text), .number(let text), .json(let text): text.contains(0)
    default: false
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func bytes(ofHex digits: ArraySlice<UInt8>) -> [UInt8] {
    func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : (digit | 0x20) - 0x57 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 2)
    var rest = digits
    while let high = rest.popFirst(), let low = rest.popFirst() {
      bytes.append(value(high) << 4 | value(low) & 15)
    }
    return bytes
  }
}

extension CatalogColumn.Storage {
  /// Creates the storage of a column from the number of its type.
  init(ofType type: UInt32) {
    switch type {
    case UInt32(cpostgres_int2), UInt32(cpostgres_int4), UInt32(cpostgres_int8),
      UInt32(cpostgres_oid), UInt32(cpostgres_float4), UInt32(cpostgres_float8):
      self = .number
    case UInt32(cpostgres_numeric): self = .digits
    case UInt32(cpostgres_json), UInt32(cpostgres_jsonb): self = .json
    case UInt32(cpostgres_bytea): self = .binary
    case UInt32(cpostgres_bool): self = .any
    default: self = .text
    }
  }
}
