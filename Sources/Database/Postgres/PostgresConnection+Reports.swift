import CPostgres
import TableModel

/// A connection whose server can report that a table has changed.
///
/// A report says only that; which rows changed is read then.
package protocol ChangeReporting: Connection {
  /// Whether the server reports changes through this connection.
  var isReporting: Bool { get }

  /// Lets the server report changes of a table from now on.
  ///
  /// - Parameter query: The table.
  /// - Returns: Whether it does; otherwise it has to be asked.
  /// - Throws: An error if the connection is lost.
  func listen(_ query: TableQuery) throws(DatabaseError) -> Bool

  /// Lets the server report no changes.
  func stopListening() throws(DatabaseError)

  /// Returns whether reports have arrived since the last call.
  func takeReports() throws(DatabaseError) -> Bool

  /// Returns the statements that create the trigger for reports; nil if no trigger notices all
  /// changes of the table.
  func reportScript(_ query: TableQuery) throws(DatabaseError) -> [String]?
}

extension PostgresConnection: ChangeReporting {
  /// The name of the trigger and its function.
  static let trigger = "tabletop_changed"

  /// The most waits until the connection gets its notification, in tenths of a second.
  private static let mostWaits = 10

  package var isReporting: Bool { channel != nil && !denied.contains(.notifications) }

  package func listen(_ query: TableQuery) throws(DatabaseError) -> Bool {
    guard channel == nil else { return true }
    guard try has(.notifications, query) else { return false }
    let sql =
      Self.number(
        "JOIN pg_trigger AS t ON t.tgrelid = c.oid AND t.tgenabled IN ('O', 'A')"
          + " JOIN pg_proc AS p ON p.oid = t.tgfoid AND p.proname = '\(Self.trigger)'"
      ) + dialect.mark + "::regclass"
    guard let number = try rows(sql, [DatabaseValue(query.from)]).first?.first?.integer else {
      return false
    }
    let name = "tabletop_\(number)"
    try run("LISTEN \(name)")
    // With a pool of connections, another one gets the notification.
    try run("NOTIFY \(name)")
    for _ in 0..<Self.mostWaits {
      if try takeReports() {
        channel = name
        return true
      }
      _ = unsafe cpostgres_wait(connection, false, 100)
    }
    try run("UNLISTEN *")
    return false
  }

  package func stopListening() throws(DatabaseError) {
    guard channel != nil else { return }
    channel = nil
    try run("UNLISTEN *")
  }

  package func takeReports() throws(DatabaseError) -> Bool {
    try check(unsafe cpostgres_receive(connection))
    var hasReport = false
    while unsafe cpostgres_take_notification(connection) { hasReport = true }
    return hasReport
  }

  package func reportScript(_ query: TableQuery) throws(DatabaseError) -> [String]? {
    let sql = Self.number("") + dialect.mark + "::regclass"
    guard try !rows(sql, [DatabaseValue(query.from)]).isEmpty else { return nil }
    let schema = query.table.schema.map { dialect.quoted($0) + "." } ?? ""
    let (function, trigger) = ("\(schema)\(Self.trigger)()", Self.trigger)
    return [
      """
      CREATE OR REPLACE FUNCTION \(function) RETURNS trigger LANGUAGE plpgsql AS \
      $$BEGIN PERFORM pg_notify('tabletop_' || TG_RELID, ''); RETURN NULL; END$$
      """,
      "DROP TRIGGER IF EXISTS \(trigger) ON \(query.from)",
      """
      CREATE TRIGGER \(trigger) AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON \(query.from) \
      FOR EACH STATEMENT EXECUTE FUNCTION \(function)
      """,
    ]
  }

  /// Returns the start of the statement that reads the number of a table, if all its rows are its
  /// own: a trigger of a statement does not notice changes in a part of a table.
  private static func number(_ joined: String) -> String {
    "SELECT c.oid FROM pg_class AS c \(joined) WHERE c.relkind = 'r' AND NOT EXISTS "
      + "(SELECT FROM pg_inherits AS i WHERE i.inhparent = c.oid) AND c.oid = "
  }
}
