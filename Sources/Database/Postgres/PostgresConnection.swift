import CPostgres
import Platform

/// A connection to a PostgreSQL server, or to another one with its protocol.
///
/// Everything is sent as the extended protocol, so a text is one statement. All waiting is done in
/// slices, between which Ctrl-C is noticed.
@safe package final class PostgresConnection: Connection {
  /// The access to the database.
  package enum Access: Hashable, Sendable {
    /// Reading.
    case reading

    /// Reading and writing.
    case writing
  }

  /// The longest time between two looks for Ctrl-C, in milliseconds.
  private static let slice: Int32 = 100

  /// The settings that limit the time of statements.
  private static let limits: [(work: TimeLimits.Work, setting: String)] = [
    (.reading, "statement_timeout"), (.locking, "lock_timeout"),
  ]

  let connection: OpaquePointer
  private let library: OpaquePointer
  private let address: ServerAddress

  /// The limits that the server was told, in seconds.
  private var toldLimits: [TimeLimits.Work: Int] = [:]

  package var observer: (@Sendable (StatementReport) -> Void)?

  package var changes = 0

  package var wrongParameter: Int?

  /// The abilities that were tried.
  var probes = Probes()

  /// The channel on which the server reports changes, or nil.
  var channel: String?

  /// The abilities that are not used, whether the server has them or not.
  var denied: Set<ServerCapabilities.Ability> = []

  /// The statement that begins a transaction whose rows are those of some seconds ago; nil if all
  /// statements read such rows, or none.
  var pastBegin: String?

  package var dialect: Dialect { .postgres }

  /// Connects to a server, loading the library.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - access: The access to the database.
  ///   - name: The file name of the library. The default is the name that it has had since 2005.
  /// - Throws: An error if the library cannot be used, the server cannot be reached, or Ctrl-C was
  ///   pressed.
  package init(
    _ address: ServerAddress,
    access: Access,
    library name: String = "libpq.so.5"
  ) throws(DatabaseError) {
    do throws(SystemError) { try Permissions.checkNetwork() } catch { throw .noNetwork }
    var problem = [CChar](repeating: 0, count: 512)
    guard let library = unsafe cpostgres_library_open(name, &problem, problem.count) else {
      let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .noLibrary(name: name, problem: String(decoding: bytes, as: UTF8.self))
    }
    guard unsafe cpostgres_is_address(library, address.text) else {
      unsafe cpostgres_library_close(library)
      throw .badAddress(address.shown)
    }
    guard let connection = unsafe Self.started(address.settings(library), library) else {
      unsafe cpostgres_library_close(library)
      throw .disconnected(message: "no memory for a connection")
    }
    unsafe self.library = library
    unsafe self.connection = connection
    self.address = address
    try finishConnecting()
    try followLimits()
    if access == .reading {
      try run("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
      if let seconds = address.staleness { try readPast(seconds, of: address.shown) }
    }
  }

  deinit {
    unsafe cpostgres_close(connection)
    unsafe cpostgres_library_close(library)
  }

  package var isIdle: Bool { unsafe cpostgres_is_idle(connection) }

  package func cancellable<Value>(
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    // All waiting notices Ctrl-C.
    try work()
  }

  package func deny(_ abilities: Set<ServerCapabilities.Ability>) { denied = abilities }

  /// The value in SQL that changes when a transaction that wrote something ends.
  static let snapshot = "pg_current_snapshot()::text"

  /// The value in SQL that changes with each change of a row.
  static let rowVersion = "xmin::text::int8"

  package func changeMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    guard try has(.snapshots, query) else { return nil }
    return try unreportedRows("SELECT \(Self.snapshot)").first?.first
  }

  package func schemaMark(_ query: TableQuery) throws(DatabaseError) -> DatabaseValue? {
    let mark = try unreportedRows(
      "SELECT string_agg(quote_ident(attname) || ' ' || atttypid || ' ' || attnum, ', ' ORDER BY attnum)"
        + " FROM pg_attribute WHERE attrelid = to_regclass(\(dialect.mark))"
        + " AND attnum > 0 AND NOT attisdropped",
      [DatabaseValue(query.from)]
    ).first?.first
    return mark == .null ? nil : mark
  }

  package func contentMark(_ query: TableQuery) throws(DatabaseError) -> [DatabaseValue]? {
    guard query.table.kind == .table else { return nil }
    guard try has(.rowVersions, query) else {
      return try has(.rowHashes, query) ? try rows(query.hashes).first : nil
    }
    // An older transaction may end after a newer one, so the newest one is not enough.
    return try rows(
      "SELECT count(*), sum(hashint8extended(\(Self.rowVersion), 0))"
        + " FROM \(query.from)\(query.filter())"
    ).first
  }

  package func rowVersion(_ query: TableQuery) throws(DatabaseError) -> String? {
    try has(.rowVersions, query) ? Self.rowVersion : nil
  }

  /// Returns the result of a statement in a savepoint, which is undone; nil if the server does not
  /// know the statement.
  ///
  /// An open transaction continues after the failure.
  func known<Value>(
    _ work: () throws(DatabaseError) -> Value?
  ) throws(DatabaseError) -> Value? {
    let isInTransaction = !isIdle
    if isInTransaction { try run("SAVEPOINT probe") }
    do throws(DatabaseError) {
      let value = try work()
      if isInTransaction { try run("ROLLBACK TO SAVEPOINT probe") }
      return value
    } catch {
      guard case .failed(let code, _) = error, !Self.isTransient(code) else { throw error }
      if isInTransaction { try run("ROLLBACK TO SAVEPOINT probe") }
      return nil
    }
  }

  /// Returns whether an error has another cause than the statement: a lost connection, a conflict
  /// with another transaction, too few resources, or the end of the server.
  private static func isTransient(_ code: String) -> Bool {
    ["08", "40", "53", "57", "58"].contains(where: code.hasPrefix)
  }

  package func statement(
    _ sql: String,
    _ values: [DatabaseValue],
    isLong: Bool
  ) throws(DatabaseError) -> any Statement {
    try followLimits()
    return try PostgresStatement(
      dialect.written(sql),
      on: self,
      values,
      isLong: isLong,
      // Other statements begin and end transactions, or try abilities.
      begin: sql.hasPrefix("SELECT") ? pastBegin : nil
    )
  }

  package func parameterCount(ofReading sql: String) throws(DatabaseError) -> Int {
    try check(unsafe cpostgres_send_preparation(connection, dialect.written(sql)))
    while let result = unsafe try nextResult() { unsafe cpostgres_release(result) }
    try check(unsafe cpostgres_send_description(connection))
    var count = 0
    while let result = unsafe try nextResult() {
      count = max(count, Int(unsafe cpostgres_parameter_count(result)))
      unsafe cpostgres_release(result)
    }
    return count
  }

  private static func started(
    _ settings: [(name: String, value: String)],
    _ library: OpaquePointer
  ) -> OpaquePointer? {
    let names = settings.map { Optional($0.name) } + [nil]
    let values = settings.map { Optional($0.value) } + [nil]
    return unsafe CStrings.with(names) { names in
      unsafe CStrings.with(values) { values in unsafe cpostgres_start(library, names, values) }
    }
  }

  /// Tells the server the limits of statements if they have changed.
  ///
  /// A rolled back transaction would also revert them, so an open transaction keeps the old ones.
  private func followLimits() throws(DatabaseError) {
    guard isIdle else { return }
    for (work, setting) in Self.limits {
      let limit = address.limit(of: work, named: setting)
      guard limit != toldLimits[work] else { continue }
      toldLimits[work] = limit
      try run(limit.map { "SET \(setting) = \($0 * 1000)" } ?? "RESET \(setting)")
    }
  }

  private func finishConnecting() throws(DatabaseError) {
    let start = Clock.monotonicNanoseconds
    let limit = unsafe address.connectLimit(library)
    // The library wants to write first.
    var progress = cpostgres_writing
    while true {
      let isReady = unsafe cpostgres_wait(
        connection,
        progress == cpostgres_writing,
        Self.slice
      )
      if Interruption.isPending { throw .cancelled }
      if isReady || progress == cpostgres_failed { progress = unsafe cpostgres_go_on(connection) }
      switch progress {
      case cpostgres_connected: return
      case cpostgres_failed: throw failedStart
      default: break
      }
      let seconds = (Clock.monotonicNanoseconds &- start) / 1_000_000_000
      guard limit == 0 || seconds < limit else {
        throw .disconnected(message: "\(address.shown): no response for \(limit) s")
      }
    }
  }

  /// The error of a start that failed.
  private var failedStart: DatabaseError {
    let message = unsafe String(cString: cpostgres_message(connection)).oneLine
    return unsafe cpostgres_needed_password(connection)
      ? .noPassword(message: message) : .disconnected(message: message)
  }
}

// Talking with the server.
extension PostgresConnection {
  /// Throws unless a call has succeeded.
  func check(_ hasSucceeded: Bool) throws(DatabaseError) {
    guard !hasSucceeded else { return }
    throw .disconnected(message: unsafe String(cString: cpostgres_message(connection)).oneLine)
  }

  /// Waits for the next result of the running statement; nil at its end.
  ///
  /// - Throws: The error of the statement, which has ended then.
  func nextResult() throws(DatabaseError) -> OpaquePointer? {
    try waitForResult()
    guard let result = unsafe cpostgres_take(connection) else { return nil }
    guard unsafe cpostgres_kind(result) == cpostgres_error else { return unsafe result }
    var error = unsafe DatabaseError(
      state: Self.field(result, cpostgres_state) ?? "",
      message: Self.field(result, cpostgres_primary)
        ?? String(cString: cpostgres_message(connection)).oneLine,
      detail: Self.field(result, cpostgres_detail)
    )
    if case .tooSlow = error, Interruption.isPending { error = .cancelled }
    wrongParameter = unsafe Self.field(result, cpostgres_context).flatMap(Self.parameter(namedBy:))
    unsafe cpostgres_release(result)
    while let rest = unsafe cpostgres_take(connection) { unsafe cpostgres_release(rest) }
    guard unsafe cpostgres_is_alive(connection) else {
      throw .disconnected(message: error.message)
    }
    throw error
  }

  /// Ends the running statement without its remaining rows.
  ///
  /// - Parameter isAnswered: Whether the server has sent all rows. Otherwise it is told to stop, over
  ///   another connection.
  func abandon(isAnswered: Bool) {
    if !isAnswered { unsafe cpostgres_cancel(connection) }
    while let rest = unsafe cpostgres_take(connection) { unsafe cpostgres_release(rest) }
  }

  private func waitForResult() throws(DatabaseError) {
    var isCancelled = false
    while true {
      let left = unsafe cpostgres_flush(connection)
      try check(left >= 0)
      if left == 0 {
        guard unsafe cpostgres_is_busy(connection) else { return }
      }
      if Interruption.isPending, !isCancelled {
        isCancelled = true
        // The server then ends the statement with an error, which is read as any other.
        unsafe cpostgres_cancel(connection)
      }
      if unsafe cpostgres_wait(connection, left > 0, Self.slice) {
        try check(unsafe cpostgres_receive(connection))
      }
    }
  }

  /// Returns the number of the value that a context names as `$2`, from 0; nil if it names none.
  ///
  /// The words around it may be translated. A statement of a trigger has other parameters.
  private static func parameter(namedBy context: String) -> Int? {
    guard let sign = context.firstIndex(of: "$"), !context[..<sign].contains("SQL") else {
      return nil
    }
    return Int(context[sign...].dropFirst().prefix { $0.isASCII && $0.isNumber }).map { $0 - 1 }
  }

  private static func field(_ result: OpaquePointer, _ field: CPostgresField) -> String? {
    unsafe cpostgres_error_field(result, field).map { unsafe String(cString: $0) }
  }
}

extension DatabaseError {
  /// Creates an error from an SQLSTATE and the server's words.
  init(state: String, message: String, detail: String? = nil) {
    self =
      switch state {
      case "57014": .tooSlow(message: message)
      case "55P03": .busy
      case "53100": .full
      case "28P01", "28000": .noPassword(message: message)
      default: .failed(code: state, message: detail.map { "\(message): \($0)" } ?? message)
      }
  }
}

extension String {
  /// The lines of a message as one; indented lines, which give advice, are left out.
  var oneLine: String {
    split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false }
      .joined(separator: "; ")
  }
}

/// Lists of texts as pointers.
enum CStrings {
  /// Runs work with texts that end with a zero byte, and that exist during the work; nil is a null
  /// pointer.
  static func with<Value>(
    _ texts: [String?],
    _ work: (UnsafePointer<UnsafePointer<CChar>?>) -> Value
  ) -> Value {
    var bytes: [CChar] = []
    var starts: [Int?] = []
    for text in texts {
      starts.append(text.map { _ in bytes.count })
      if let text { bytes += text.utf8.map { CChar(bitPattern: $0) } + [0] }
    }
    bytes.append(0)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      let pointers = unsafe starts.map { start in
        unsafe start.flatMap { unsafe buffer.baseAddress?.advanced(by: $0) }
      }
      return unsafe pointers.withUnsafeBufferPointer { list in
        guard let first = list.baseAddress else {
          preconditionFailure("A list of texts ends with nil.")
        }
        return unsafe work(first)
      }
    }
  }
}
