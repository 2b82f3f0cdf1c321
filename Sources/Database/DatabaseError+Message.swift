extension DatabaseError {
  /// The stable word for programs, such as `bad-database`, `busy` or `conflict`.
  public var code: String {
    switch self {
    case .noLibrary, .oldLibrary: "no-library"
    case .notADatabase, .noTables, .damaged, .hotJournal, .readOnlyFolder: "bad-database"
    case .busy: "busy"
    case .wouldWrite, .readOnly, .noStaleReads: "refused"
    case .noTable: "no-table"
    case .noColumn, .noTableWithColumn, .changedColumns: "no-key"
    case .badPosition(_, .noRoom): "refused"
    case .badOrder, .badPosition, .badCondition: "bad-argument"
    case .cancelled: "interrupted"
    case .full, .failed, .brokenView, .tooSlow: "io"
    case .noNetwork, .denied: "refused"
    case .badAddress: "bad-argument"
    case .noPassword, .disconnected: "network"
    case .unknownOutcome: "unknown-outcome"
    case .rejected(let problems):
      problems.contains { $0.isConflict } ? "conflict" : "constraint"
    }
  }

  /// One sentence about the problem, without a period; names and values are unchanged.
  public var message: String {
    switch self {
    case .noLibrary(let name, let problem): "\(name) is missing: \(problem)"
    case .oldLibrary(let name, let version):
      "\(name) is SQLite \(version / 1_000_000).\(version / 1000 % 1000), older than 3.38"
    case .notADatabase: "not a SQLite database, or an encrypted one"
    case .noTables: "the database has no tables"
    case .damaged(let message): "the database is damaged: \(message)"
    case .busy: "the database is locked by another program"
    case .hotJournal: "a program stopped while it saved the database"
    case .readOnlyFolder: "the database needs files that its folder does not allow"
    case .wouldWrite: "reading this database would create a file"
    case .noTable(let name, _): "the database has no table \"\(name)\""
    case .noColumn(let name, let table, _): "the table \"\(table)\" has no column \"\(name)\""
    case .noTableWithColumn(let name): "the database has no table with a column \"\(name)\""
    case .brokenView(let name, let message): "the view \"\(name)\" cannot be read: \(message)"
    case .changedColumns(let removed, let added): DatabaseError.message(removed, added)
    case .badOrder(let text): "expected columns such as `city, name desc`, found \"\(text)\""
    case .badPosition(let column, let problem): "\"\(column)\" \(problem.words)"
    case .badCondition(let message): "expected one SQL condition: \(message)"
    case .readOnly(let table, let reason): "\"\(table)\" is read-only: \(reason.words)"
    case .cancelled: "stopped by Ctrl-C"
    case .tooSlow(let message): "the server stopped the statement: \(message)"
    case .full: "the disk is full; not saved"
    case .rejected(let problems): DatabaseError.message(of: problems)
    case .noNetwork: "the network is not allowed"
    case .badAddress(let address): "not the address of a server: \(address)"
    case .noStaleReads(let server): "\(server) has no stale reads"
    case .noPassword(let message), .disconnected(let message), .denied(let message),
      .failed(_, let message):
      message
    case .unknownOutcome: "the connection was lost at the end of the save; it may be done or not"
    }
  }

  /// The next thing to try, or nil.
  public var hint: String? {
    switch self {
    case .noLibrary(let name, _) where name.hasPrefix("libpq"):
      "install PostgreSQL's library: apt-get install libpq5"
    case .noLibrary, .oldLibrary: "install SQLite: apt-get install libsqlite3-0"
    case .notADatabase, .damaged, .cancelled: nil
    case .tooSlow:
      "`set readTimeout 120` allows two minutes"
    case .failed(let code, let message): DatabaseError.hint(code, message)
    case .denied: "leave out what loads an extension or opens another file"
    case .noNetwork: "open it without `--safe`"
    case .noStaleReads: "open it without `--stale`"
    case .badAddress: "for example `postgresql://HOST/DATABASE?user=NAME`"
    case .noPassword: "put it in ~/.pgpass, or name a service with `?service=NAME`"
    // The server sends this word in English, unless its messages are translated.
    case .disconnected(let message) where message.contains("FATAL:"):
      "check the user, the password and the database of the address"
    case .disconnected(let message) where message.contains("port number"):
      "a port is a number from 1 to 65535"
    case .disconnected(let message) where message.contains("host name"):
      "check the host; write `@` in a password as `%40`, and `/` as `%2F`"
    case .disconnected: "look whether the server runs, then try again"
    case .unknownOutcome: "open the table again, and compare the rows"
    case .changedColumns: DatabaseError.reopening
    case .noTables: "create a table first, for example with `sqlite3 FILE` or `psql`"
    case .busy: "try again once the other program has finished; `set lockTimeout 10` waits longer"
    case .hotJournal: "open it once without `--read-only`, in a folder that you can write"
    case .readOnlyFolder: "copy the file to a folder that you can write"
    case .wouldWrite: "open it without `--safe`"
    case .noTable(_, let known), .noColumn(_, _, let known): DatabaseError.list(known)
    case .badOrder, .noTableWithColumn: nil
    case .brokenView: "it needs another table or column; change it in its database"
    case .badPosition(let column, let problem): problem.hint(column)
    case .badCondition: "for example `--where \"city = 'Paris'\"`"
    case .readOnly: "`save FILE.json` writes the rows to another file"
    case .full: "free some space, then `save` again"
    case .rejected(let problems):
      DatabaseError.hint(problems)
    }
  }

  private static func hint(_ problems: [RowProblem]) -> String? {
    guard problems.contains(where: \.isConflict) else { return problems.first?.hint }
    let conflicts = problems.filter(\.isConflict)
    let deletedCount = conflicts.count { $0.reason == .deleted }
    // A save cannot overwrite a row that another program deleted.
    let rule =
      switch deletedCount {
      case 0: "`save --mine` overwrites them, `save --theirs` keeps them"
      case conflicts.count:
        "`save --theirs` drops the edits of deleted rows; `resolve mine`, then `save` keeps yours"
      default: "`save --theirs` drops these edits; `resolve mine`, then `save` keeps yours"
      }
    guard let other = problems.first(where: { !$0.isConflict })?.hint else { return rule }
    return "first \(other); then \(rule)"
  }

  /// Returns what to try after an error in the database's words: by SQLite's number or an SQLSTATE.
  private static func hint(_ code: String, _ message: String) -> String? {
    if isMissingTable(code, message) || isMissingColumn(code, message) {
      return "the table was changed; \(reopening)"
    }
    let own = ["no such collation sequence", "no such function", "unknown function"]
    if code == "1", own.contains(where: message.hasPrefix) {
      return "only the program that made the file defines it; change the rows there"
    }
    if code == "42501" { return "connect as a user with that right" }
    // An SQLSTATE has five characters.
    switch code.utf8.count < 5 ? Int(code).map({ $0 & 0xFF }) : nil {
    case 8: return "`save FILE.json` writes the rows to another file"
    case 14: return "check that the file exists and that you may write its folder"
    default: return nil
    }
  }

  /// Returns whether SQLite or a server says that a column does not exist.
  private static func isMissingColumn(_ code: String, _ message: String) -> Bool {
    code == "42703" || (code == "1" && message.hasPrefix("no such column"))
  }

  private static func isMissingTable(_ code: String, _ message: String) -> Bool {
    code == "42P01" || (code == "1" && message.hasPrefix("no such table"))
  }

  /// Whether the database rejected a statement because a table or a column is missing.
  package var isMissingPart: Bool {
    guard case .failed(let code, let message) = self else { return false }
    return DatabaseError.isMissingTable(code, message) || isMissingColumn
  }

  /// Whether the database rejected a statement because a column is missing.
  var isMissingColumn: Bool {
    guard case .failed(let code, let message) = self else { return false }
    return DatabaseError.isMissingColumn(code, message)
  }

  /// The way on after another program changed a table.
  private static let reopening = "`open FILE` reads it again, `save FILE.json` keeps these rows"

  private static func message(_ removed: [String], _ added: [String]) -> String {
    func words(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let parts = [("removed", removed), ("added", added)].filter { !$0.1.isEmpty }
      .map { "\($0) \(words($1))" }
    guard !parts.isEmpty else { return "another program changed what identifies the rows" }
    return "another program changed the columns: \(parts.joined(separator: ", "))"
  }

  private static func message(of problems: [RowProblem]) -> String {
    let shown = problems.prefix(5).map(\.line).joined(separator: "; ")
    let rest = problems.count - 5
    return "not saved; \(shown)" + (rest > 0 ? "; and \(rest) more" : "")
  }

  private static func list(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let rest = names.count - 5
    return "it has \(names.prefix(5).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension PositionProblem {
  /// The problem in a few words, after the name of the column.
  fileprivate var words: String {
    switch self {
    case .noNumbers(let type):
      type.isEmpty ? "has no type, so it may store texts" : "stores \(type), not numbers"
    case .generated: "is computed by the database"
    case .isIdentity: "identifies the rows, so its values should stay"
    case .isSection: "already sets the sections"
    case .hasOrder: "sets the order of the rows, so there can be no other one"
    case .isNotOrder(let keys): "does not sort the rows; they are sorted by \(keys)"
    case .noRoom: "has no free numbers here"
    }
  }

  fileprivate func hint(_ column: String) -> String {
    switch self {
    case .noNumbers, .generated, .isIdentity, .isSection:
      "`--position` needs another column, of numbers"
    case .hasOrder: "leave out `--order` or `--position`"
    case .isNotOrder: "`open FILE --position \(column)` sorts the rows by it"
    case .noRoom: "space them out, for example: UPDATE … SET \(column) = \(column) * 1000"
    }
  }
}

extension ReadOnlyReason {
  /// The reason in a few words.
  public var words: String {
    switch self {
    case .requested: "opened with `--read-only`"
    case .stale: "opened with `--stale`"
    case .view: "a view"
    case .virtualTable: "a virtual table"
    case .foreignTable: "a table of another server"
    case .noIdentity: "no column identifies a row"
    case .damaged: "the file is damaged, and rows may be missing"
    case .file: "the file cannot be written"
    }
  }
}

extension RowProblem {
  /// Whether another program changed the row.
  public var isConflict: Bool {
    switch reason {
    case .conflict, .deleted: true
    default: false
    }
  }

  /// The row and the problem, such as `0 3 #12: name was "A", is "B", yours "C"`.
  package var line: String { row.isEmpty ? words : "\(row): \(words)" }

  /// The problem in a few words.
  public var words: String {
    switch reason {
    case .conflict(let column, let base, let theirs, let mine):
      "\(column) was \(base), is \(theirs), yours \(mine)"
    case .deleted: "deleted by another program"
    case .keyTaken: "another program inserted a row with its key"
    case .taken(let key, let owner):
      "\(owner.map { "the row with \($0)" } ?? "another row") already has \(key)"
    case .cascaded: "a trigger or a reference deleted it in the same save"
    case .sharedKey: "other rows have the same key"
    case .constraint(_, let message): message
    case .ignored: "a trigger of the database ignored the edit"
    case .unchanged: "the database left the row unchanged and gave no reason"
    case .noColumn(let name, _): "no column \"\(name)\""
    case .wrongType(let column, let type, let value): "\(column) is \(type), not \(value)"
    case .binary(let column): "\(column) has binary data"
    case .lostBinary(let column): "the binary data of \(column) was deleted with the row"
    case .generated(let column): "\(column) is computed by the database"
    case .notAnObject: "the row is not an object"
    case .moved: "the table does not store the order of rows"
    }
  }

  fileprivate var hint: String? {
    switch reason {
    case .noColumn(_, let known): "the columns are \(known.joined(separator: ", "))"
    case .moved: "`undo` the move, or open the table with `--position COLUMN`"
    case .taken: "`resolve theirs` drops yours, `update` gives your row another value"
    case .wrongType(_, "a number of 64 bits", _):
      "its numbers are \(Int64.min) to \(Int64.max)"
    case .wrongType: "use a number, such as `update . KEY=5`"
    case .constraint("22P02", let message) where message.contains("array literal"):
      "write a list in braces, such as `update . KEY=\"{4,5}\"`"
    case .lostBinary(let column): "`update S R \(column)=null` saves the row without it"
    case .unchanged: "look for a policy of the table; `undo` drops the edit"
    case .sharedKey: "`open FILE` reads the table again, `undo` drops the edit"
    default: "change the row with `update`, or `undo` the edit"
    }
  }
}

extension RowProblem.Reason {
  /// Returns the reason with the column whose value the database rejects, or unchanged for nil.
  func naming(_ column: String?) -> RowProblem.Reason {
    guard let column, case .constraint(let code, let message) = self else { return self }
    return .constraint(code: code, message: "\(column): \(message)")
  }
}
