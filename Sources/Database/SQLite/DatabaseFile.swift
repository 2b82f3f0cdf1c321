package import Platform

/// A database file, and how it is opened.
package struct DatabaseFile: Hashable, Sendable {
  /// The start of each SQLite database that has content.
  private static let magic = Array("SQLite format 3".utf8) + [0]

  /// The endings of names that only databases have.
  private static let endings = [".db", ".sqlite", ".sqlite3", ".db3"]

  /// The path, without links.
  package let path: String

  /// The access with which the file is read.
  package let access: SQLiteConnection.Access

  /// The time to wait for locks.
  let limits: TimeLimits

  /// Whether the unfinished save of a killed program is undone before the file is read.
  private let isRecovered: Bool

  /// Whether the start of a file is that of a database.
  package static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Whether the ending of a file name is that of a database.
  package static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  /// Checks a file that is about to be opened.
  ///
  /// - Parameters:
  ///   - path: The path; it may be read.
  ///   - start: The first 100 bytes of the file or more.
  ///   - isRecovered: Whether the unfinished save of a killed program is undone. The default is true;
  ///     it is ignored if no files may be written.
  ///   - limits: The time to wait for locks.
  /// - Throws: An error if the file is not a database, or if reading it would create a file and
  ///   nothing may be written.
  package init(
    _ path: String,
    start: [UInt8],
    isRecovered: Bool = true,
    limits: TimeLimits = TimeLimits()
  ) throws(DatabaseError) {
    guard !start.isEmpty else { throw .noTables }
    guard Self.isDatabase(start) else { throw .notADatabase }
    let path = Files.resolved(path) ?? path
    self.path = path
    self.limits = limits
    self.isRecovered = isRecovered && Permissions.allowWriting
    // Byte 18 is 2 if changes are kept in a file beside the database.
    let isLogged = start.count > 18 && start[18] == 2
    guard isLogged, !Files.exists(path + "-shm") else {
      access = .reading
      return
    }
    if !Files.exists(path + "-wal"), !Permissions.allowWriting {
      access = .immutable
    } else if Permissions.allowWriting {
      access = .reading
    } else {
      throw .wouldWrite
    }
  }

  /// Opens the file for reading.
  ///
  /// A file in a folder that cannot be written is read without any other file, if there is none.
  package func connect() throws(DatabaseError) -> SQLiteConnection {
    do throws(DatabaseError) { return try connect(access) } catch {
      if error == .hotJournal, isRecovered {
        try recover()
        return try connect(access)
      }
      guard error.isUnopened, access == .reading, !Files.exists(path + "-wal"),
        !Files.exists(path + "-journal")
      else { throw error }
    }
    return try connect(.immutable)
  }

  /// Undoes the unfinished save of a killed program.
  ///
  /// - Throws: `hotJournal` if the file or its folder cannot be written.
  private func recover() throws(DatabaseError) {
    do throws(DatabaseError) {
      let connection = try SQLiteConnection(path, access: .writing, limits: limits)
      _ = try connection.rows("SELECT count(*) FROM sqlite_schema")
    } catch {
      if case .busy = error { throw error }
      throw .hotJournal
    }
  }

  private func connect(
    _ access: SQLiteConnection.Access
  ) throws(DatabaseError) -> SQLiteConnection {
    let connection = try SQLiteConnection(path, access: access, limits: limits)
    // The inner pages of an index with millions of rows; the system keeps the others.
    try connection.run("PRAGMA cache_size = -512")
    _ = try connection.rows("SELECT count(*) FROM sqlite_schema")
    return connection
  }
}
