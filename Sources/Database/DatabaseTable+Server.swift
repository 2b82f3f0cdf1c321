import Platform

// The abilities of a table's server, and its reports of changes.
extension DatabaseTable {
  /// Tries what the server can do, once in a connection; nil if the database is a file.
  package func capabilities() throws(DatabaseError) -> ServerCapabilities? {
    let query = query
    return try reading { connection throws(DatabaseError) in try connection.capabilities(query) }
  }

  /// The abilities of the server that are not used, whether it has them or not.
  package var denied: Set<ServerCapabilities.Ability> {
    get { pages.denied }
    set { pages.deny(newValue) }
  }

  /// Lets the server report changes, if it can; otherwise it is asked.
  package func listen() throws(DatabaseError) { try pages.listen(query, generation) }

  /// Lets the server report no changes.
  package func stopListening() throws(DatabaseError) { try pages.listen(nil, generation) }

  /// Whether the server reports changes.
  package var isReported: Bool { pages.isReporting }

  /// Returns whether it is time to ask for changes: the server has reported some since the last
  /// call, or it reports none.
  ///
  /// - Parameter time: The time in nanoseconds. The default is now.
  /// - Returns: Whether to ask.
  /// - Throws: An error if the connection is lost.
  package func takeNews(
    at time: UInt64 = Clock.monotonicNanoseconds
  ) throws(DatabaseError) -> Bool { try pages.takeNews(at: time, generation) }

  /// Lets the next call of ``takeNews(at:)`` return true.
  package func keepNews() { pages.keepNews() }

  /// Returns the statements that create the trigger for reports; nil if the table can have none.
  package func reportScript() throws(DatabaseError) -> [String]? {
    let query = query
    return try reading { connection throws(DatabaseError) in
      guard let reporting = connection as? any ChangeReporting else { return nil }
      return try reporting.reportScript(query)
    }
  }

  /// Creates the trigger for reports in one transaction.
  package func install(_ script: [String]) throws(DatabaseError) {
    let connection = try address.connectForWriting()
    for statement in [query.dialect.begin] + script + ["COMMIT"] { try connection.run(statement) }
  }
}
