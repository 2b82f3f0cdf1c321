/// The reason why a database could not be read or written.
public enum DatabaseError: Error, Hashable, Sendable {
  /// The library is missing.
  case noLibrary(name: String, problem: String)

  /// The library is older than the oldest usable version; versions are SQLite's numbers.
  case oldLibrary(name: String, version: Int)

  /// The file is not a database, or encrypted.
  case notADatabase

  /// The file is a database without tables, or empty.
  case noTables

  /// A part of the file is damaged.
  case damaged(message: String)

  /// Another program has locked the database.
  case busy

  /// A program stopped during a save; its journal must be used first.
  case hotJournal

  /// The file needs other files that cannot be created in its folder.
  case readOnlyFolder

  /// Reading would create a file, and no file may be written.
  case wouldWrite

  /// The database has no table of that name.
  case noTable(name: String, known: [String])

  /// The table has no column of that name.
  case noColumn(name: String, table: String, known: [String])

  /// No table of the database has a column of that name.
  case noTableWithColumn(name: String)

  /// A view needs a table or a column that does not exist, in the database's words.
  case brokenView(name: String, message: String)

  /// Another program removed columns of an open table, or changed what identifies its rows.
  case changedColumns(removed: [String], added: [String])

  /// The text is not a list of columns, each with an optional direction.
  case badOrder(String)

  /// The column cannot store the places of rows.
  case badPosition(column: String, PositionProblem)

  /// The condition is not a single SQL expression.
  case badCondition(message: String)

  /// The rows cannot be saved.
  case readOnly(table: String, reason: ReadOnlyReason)

  /// Ctrl-C stopped the work.
  case cancelled

  /// A server stopped a statement, usually because it took too long; the message is the server's.
  case tooSlow(message: String)

  /// The disk is full.
  case full

  /// Rows cannot be saved; the database is unchanged.
  case rejected([RowProblem])

  /// The network is not allowed.
  case noNetwork

  /// The text is not the address of a server.
  case badAddress(String)

  /// The server cannot return the rows of some seconds ago.
  case noStaleReads(server: String)

  /// The server wants another password or user.
  case noPassword(message: String)

  /// The server cannot be reached, or the connection was lost.
  case disconnected(message: String)

  /// The connection was lost at the end of a save, so the rows may be saved or not.
  case unknownOutcome

  /// The statement is not allowed, for example because it would load an extension.
  case denied(message: String)

  /// Another reason, in the database's words; the code is SQLite's number or an SQLSTATE.
  case failed(code: String, message: String)
}

/// The reason why a column cannot store the places of rows.
public enum PositionProblem: Hashable, Sendable {
  /// The column does not store numbers, but values of this type.
  case noNumbers(type: String)

  /// The database computes the column.
  case generated

  /// The values of the column identify the rows.
  case isIdentity

  /// The values of the column are the sections.
  case isSection

  /// The rows have another order already.
  case hasOrder

  /// The rows are in the order of other columns.
  case isNotOrder(keys: String)

  /// Too many rows would need other numbers.
  case noRoom
}

/// The reason why the rows of a table cannot be saved.
public enum ReadOnlyReason: Hashable, Sendable {
  /// The user asked for it.
  case requested

  /// The rows are those of some seconds ago.
  case stale

  /// The rows are those of a view.
  case view

  /// The rows are computed by an extension.
  case virtualTable

  /// The rows are those of another server.
  case foreignTable

  /// No column identifies a row.
  case noIdentity

  /// A part of the file is damaged.
  case damaged

  /// The file or its folder cannot be written.
  case file
}

/// A row that could not be saved.
public struct RowProblem: Hashable, Sendable {
  /// The problem of a row.
  public enum Reason: Hashable, Sendable {
    /// Another program changed a value that the edit replaces.
    case conflict(column: String, base: String, theirs: String, mine: String)

    /// Another program deleted the row.
    case deleted

    /// Another program inserted a row with the key of a deleted one.
    case keyTaken

    /// Another row already has the key, such as `email "a"`.
    ///
    /// The owner is the identity of that row, or nil if it is the key.
    case taken(key: String, owner: String?)

    /// A trigger or a reference of the database deleted the row in the same save.
    case cascaded

    /// Other rows have the same key.
    case sharedKey

    /// The database rejects the row, in its own words.
    case constraint(code: String, message: String)

    /// A trigger of the database ignored the edit.
    case ignored

    /// The database left the row unchanged, and no trigger did that.
    case unchanged

    /// The table has no such column.
    case noColumn(String, known: [String])

    /// The column does not store a value of this kind unchanged.
    case wrongType(column: String, type: String, value: String)

    /// The column has binary data.
    case binary(column: String)

    /// The table does not have the binary data of a deleted row any more.
    case lostBinary(column: String)

    /// The database computes the column.
    case generated(column: String)

    /// The row is not an object.
    case notAnObject

    /// The table does not store the order of its rows.
    case moved
  }

  /// The place of the row in the table, such as `0 3`, and its id.
  public let row: String

  /// The problem.
  public let reason: Reason

  /// Creates a problem.
  public init(row: String, reason: Reason) { (self.row, self.reason) = (row, reason) }
}
