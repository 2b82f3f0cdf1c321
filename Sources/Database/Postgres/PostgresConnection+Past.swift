// Reading the rows of some seconds ago, which copies of a server's rows can return.
extension PostgresConnection {
  /// Lets all statements read the rows of some seconds ago from now on.
  ///
  /// - Parameters:
  ///   - seconds: The age of the rows.
  ///   - server: The server's address without credentials, for the error.
  /// - Throws: ``DatabaseError/noStaleReads(server:)`` if the server knows neither way.
  func readPast(_ seconds: Int, of server: String) throws(DatabaseError) {
    guard try !readsFollowers(seconds) else { return }
    // CockroachDB's way is a transaction.
    let begin = "BEGIN READ ONLY, AS OF SYSTEM TIME '-\(seconds)s'"
    let isKnown = try known { () throws(DatabaseError) -> Bool? in
      try run(begin)
      try run("COMMIT")
      return true
    }
    guard isKnown == true else { throw .noStaleReads(server: server) }
    pastBegin = begin
  }

  /// Sets YugabyteDB's settings of the session; returns false if the server does not have them.
  private func readsFollowers(_ seconds: Int) throws(DatabaseError) -> Bool {
    let isKnown = try known { () throws(DatabaseError) -> Bool? in
      try run("SET yb_read_from_followers = on")
      return true
    }
    guard isKnown == true else { return false }
    try run("SET yb_follower_read_staleness_ms = \(seconds * 1000)")
    return true
  }
}
