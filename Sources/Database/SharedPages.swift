import Synchronization

/// The connection of a table, and the pages of each generation of its rows.
///
/// A generation is the rows of one moment. Its pages exist as long as the table that reads them.
final class SharedPages: Sendable {
  private struct State {
    var connection: any Connection
    var books: [Int: RowPages]
    var bookCount = 1

    /// The abilities of the server that are not used.
    var denied: Set<ServerCapabilities.Ability> = []

    /// The table whose changes the server reports, if it can; nil if it is asked.
    var listened: TableQuery?

    /// Whether a change may have been reported that was not looked at.
    var hasNews = false

    /// The time of the last look, in nanoseconds.
    var lastLook: UInt64 = 0

    /// The last problem of reading, or nil.
    var problem: DatabaseError?
  }

  private let address: DatabaseAddress
  private let state: Mutex<State>

  /// Creates the pages of the first generation, whose number is 0.
  init(_ pages: RowPages, of address: DatabaseAddress, on connection: sending any Connection) {
    self.address = address
    state = Mutex(State(connection: connection, books: [0: pages]))
  }

  /// Adds the pages of a generation.
  ///
  /// - Returns: Its number.
  func add(_ pages: RowPages) -> Int {
    state.withLock { state in
      let number = state.bookCount
      state.bookCount += 1
      state.books[number] = pages
      return number
    }
  }

  /// Forgets the pages of a generation.
  func remove(_ generation: Int) { state.withLock { $0.books[generation] = nil } }

  /// Runs work with the pages of a generation; a lost connection is made once more.
  ///
  /// - Parameters:
  ///   - generation: The generation.
  ///   - isInTransaction: Whether the work continues a transaction, which ends with its connection.
  ///   - work: The work.
  /// - Returns: The result of the work.
  /// - Throws: Errors of the work, or of connecting.
  func with<Value: Sendable>(
    _ generation: Int,
    isInTransaction: Bool = false,
    _ work: @Sendable (inout RowPages, any Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try state.withLock { state throws(DatabaseError) in
      do throws(DatabaseError) { return try Self.run(work, generation, &state) } catch {
        guard case .disconnected = error, !isInTransaction else { throw error }
      }
      let observer = state.connection.observer
      state.connection = try address.connect()
      state.connection.observer = observer
      state.connection.deny(state.denied)
      if let query = state.listened, let reporting = state.connection as? any ChangeReporting {
        state.hasNews = true
        _ = try reporting.listen(query)
      }
      return try Self.run(work, generation, &state)
    }
  }

  private static func run<Value: Sendable>(
    _ work: @Sendable (inout RowPages, any Connection) throws(DatabaseError) -> Value,
    _ generation: Int,
    _ state: inout State
  ) throws(DatabaseError) -> Value {
    guard let place = state.books.index(forKey: generation) else {
      preconditionFailure("The pages of a table exist as long as the table.")
    }
    return try work(&state.books.values[place], state.connection)
  }

  /// The abilities of the server that are not used, whether it has them or not.
  var denied: Set<ServerCapabilities.Ability> { state.withLock { $0.denied } }

  /// Uses other ways than some abilities from now on.
  func deny(_ abilities: Set<ServerCapabilities.Ability>) {
    state.withLock { state in
      state.denied = abilities
      state.connection.deny(abilities)
    }
  }

  /// Sets the observer of the statements, or nil.
  func observe(_ observer: (@Sendable (StatementReport) -> Void)?) {
    state.withLock { $0.connection.observer = observer }
  }

  /// The observer of the statements, or nil.
  var observer: (@Sendable (StatementReport) -> Void)? {
    state.withLock { $0.connection.observer }
  }

  /// Returns the last problem of reading and forgets it, or returns nil.
  func takeProblem() -> DatabaseError? {
    state.withLock { state in
      defer { state.problem = nil }
      return state.problem
    }
  }

  /// Notes a problem of reading.
  func note(_ problem: DatabaseError) { state.withLock { $0.problem = problem } }
}

// The server's reports of changes.
extension SharedPages {
  /// The longest time without a look, in nanoseconds: a replica, for example, reports nothing.
  private static let longestPause: UInt64 = 30_000_000_000

  /// Whether the server reports changes.
  var isReporting: Bool {
    state.withLock { ($0.connection as? any ChangeReporting)?.isReporting ?? false }
  }

  /// Lets the server report changes of a table, if it can, or of none for nil.
  func listen(_ query: TableQuery?, _ generation: Int) throws(DatabaseError) {
    state.withLock { ($0.listened, $0.hasNews) = (query, true) }
    try with(generation) { _, connection throws(DatabaseError) in
      guard let reporting = connection as? any ChangeReporting else { return }
      if let query { _ = try reporting.listen(query) } else { try reporting.stopListening() }
    }
  }

  /// Returns whether it is time to ask for changes.
  func takeNews(at time: UInt64, _ generation: Int) throws(DatabaseError) -> Bool {
    let report = try with(generation) { _, connection throws(DatabaseError) -> Bool? in
      guard let reporting = connection as? any ChangeReporting, reporting.isReporting else {
        return nil
      }
      return try reporting.takeReports()
    }
    return state.withLock { state in
      let isDue =
        report ?? true || state.hasNews || time &- state.lastLook >= Self.longestPause
      if isDue { (state.hasNews, state.lastLook) = (false, time) }
      return isDue
    }
  }

  /// Notes that a report was not looked at.
  func keepNews() { state.withLock { $0.hasNews = true } }
}
