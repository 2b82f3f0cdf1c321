import JSON

/// A row as a save has written it.
struct WrittenRow {
  let identity: [DatabaseValue]

  /// The other program's value that was overwritten, or nil.
  var overwritten: RowProblem?

  /// Whether the save kept the values of another program and dropped the edit.
  var isKept = false

  /// Whether the save changed the row.
  var isWritten = false

  /// The values of a deleted row that are more than what the table shows of them, by column.
  var unshown: [String: DatabaseValue] = [:]
}

/// A save of edits in one transaction, guarded by the values that the user saw.
package struct GuardedSave {
  /// The rule for rows that another program changed.
  package enum Rule: Hashable, Sendable {
    /// The save is refused, and the conflicts are named.
    case guarded

    /// The edits overwrite the other program's values, and the saved rows name them.
    case mine

    /// The other program's rows stay; edits of them are dropped.
    case theirs
  }

  /// The most bytes that are kept of deleted rows, for their `undo`.
  static let mostUnshown = 64 << 20

  private let query: TableQuery
  private let rule: Rule
  private let hasSideEffects: Bool

  /// Creates a save.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - rule: The rule for rows that another program changed. The default is to save nothing.
  ///   - hasSideEffects: Whether an edit may change other rows, too. The default is false.
  package init(_ query: TableQuery, _ rule: Rule = .guarded, hasSideEffects: Bool = false) {
    (self.query, self.rule, self.hasSideEffects) = (query, rule, hasSideEffects)
  }

  /// Returns edits with the exact values that the user saw as the old ones.
  ///
  /// The table shows a replacement character for bytes that are not UTF-8, and it would match no row.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - connection: The connection.
  /// - Returns: The edits, unchanged where another program has changed the row.
  /// - Throws: An error if the database cannot be read.
  func exact(
    _ edits: [RowEdit],
    on connection: any Connection
  ) throws(DatabaseError) -> [RowEdit] {
    var exact = edits
    for (index, edit) in edits.enumerated() where edit.hasReplacedBytes {
      guard let now = try current(edit, connection, locks: false), let seen = edit.ifShown(now)
      else { continue }
      exact[index] = seen
    }
    return exact
  }

  /// Writes edits: all or none.
  ///
  /// A server may end a save in favor of another one; it is then tried again, up to three times.
  ///
  /// - Parameters:
  ///   - edits: The edits; deletions are made first, then updates, then insertions.
  ///   - address: The place of the database.
  /// - Returns: The row of each edit as the database has it now, in the order of the edits; after a
  ///   failure to read, rows with that problem.
  /// - Throws: An error with all rows that cannot be saved; the database is unchanged then.
  package func save(
    _ edits: [RowEdit],
    to address: DatabaseAddress
  ) throws(DatabaseError) -> [SavedRow] {
    let connection = try address.connectForWriting()
    for _ in 0..<2 {
      do throws(DatabaseError) { return try save(edits, on: connection, address) } catch {
        // A deadlock, or transactions that cannot be put in an order. The guards make the same
        // save safe again.
        guard case .failed(let code, _) = error, ["40001", "40P01"].contains(code) else {
          throw error
        }
      }
    }
    return try save(edits, on: connection, address)
  }

  /// Saves edits on a connection; if it is lost at the end, another one tells the outcome.
  func save(
    _ edits: [RowEdit],
    on connection: any Connection,
    _ address: DatabaseAddress
  ) throws(DatabaseError) -> [SavedRow] {
    try connection.run(query.dialect.begin)
    do throws(DatabaseError) {
      let written = try write(edits, connection)
      return rows(written, try commit(zip(edits, written), connection, address))
    } catch {
      if !connection.isIdle { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  /// Reads the saved rows; the save is done, whatever happens now.
  private func rows(
    _ written: [WrittenRow],
    _ connection: any Connection
  ) -> [SavedRow] {
    let text = RowText(query)
    let places = written.indices.filter { !written[$0].identity.isEmpty }
    var values: [Int: JSONValue] = [:]
    var problem: DatabaseError?
    do throws(DatabaseError) {
      try RowLookup(query, on: connection).read(places.map { written[$0].identity }) {
        number,
        row in values[places[number]] = text.value(row)
      }
    } catch {
      problem = error
    }
    return written.enumerated().map { number, row in
      SavedRow(
        identity: row.identity,
        value: values[number],
        problem: values[number] == nil ? problem : nil,
        overwritten: row.overwritten,
        isKept: row.isKept,
        isWritten: row.isWritten,
        unshown: row.unshown
      )
    }
  }

  /// Returns the statements of edits, with their values.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - unique: The columns of which no two rows may have the same values. The default is none.
  /// - Returns: The statements.
  package func script(_ edits: [RowEdit], unique: Set<String> = []) -> [String] {
    var edits = edits
    let statements = SaveOrder(edits, unique: unique, in: query.table).steps.map { step in
      let (sql, values): (String, [DatabaseValue])
      switch step {
      case .leave(let index, let columns):
        (sql, values) = statement(edits[index], leaving: columns)
        edits[index] = edits[index].leaving(columns)
      case .write(let index):
        (sql, values) = statement(edits[index], isGuarded: true, returns: false)
      }
      return query.dialect.literal(sql, values) + ";"
    }
    return [query.dialect.begin + ";"] + statements + ["COMMIT;"]
  }

  private func write(
    _ edits: [RowEdit],
    _ connection: any Connection
  ) throws(DatabaseError) -> [WrittenRow] {
    var edits = try hasSideEffects && edits.count > 1 ? verified(edits, connection) : edits
    var written = edits.map { WrittenRow(identity: $0.identity) }
    var problems: [RowProblem] = []
    var room = Self.mostUnshown
    let unique = try SaveOrder.mayCollide(edits) ? connection.uniqueColumns(query) : []
    for step in SaveOrder(edits, unique: unique, in: query.table).steps {
      do throws(DatabaseError) {
        switch step {
        case .leave(let index, let columns):
          guard try leave(columns, edits[index], connection) else { continue }
          edits[index] = edits[index].leaving(columns)
        case .write(let index):
          written[index] = try writeRestoring(edits[index], connection)
          room -= written[index].unshown.values.reduce(0) { $0 + $1.size }
          if room < 0 { written[index].unshown = [:] }
        }
      } catch {
        if case .rejected(let found) = error {
          problems += found
        } else if let reason = connection.rowProblem(in: error) {
          let edit = edits[step.index]
          let value = connection.wrongParameter.flatMap { number in
            edit.values.indices.contains(number) ? edit.values[number] : nil
          }
          let taken = reason.isOfKey ? try takenKey(of: edit, written, connection) : nil
          problems.append(
            RowProblem(row: edit.row, reason: taken?.reason ?? reason.naming(value?.column))
          )
        } else {
          throw error
        }
        // The database may have ended the transaction itself; nothing must follow it then.
        if connection.isIdle { break }
      }
    }
    guard problems.isEmpty else { throw .rejected(problems) }
    return written
  }

  /// Returns edits that are not compared again, where the rows have the old values now.
  ///
  /// The statements of a save run one after another. A trigger of an earlier one may change the row of
  /// a later one. No other program did that, so the later statement wins, as in any script.
  private func verified(
    _ edits: [RowEdit],
    _ connection: any Connection
  ) throws(DatabaseError) -> [RowEdit] {
    var verified = edits
    for (index, edit) in edits.enumerated() where edit.kind != .insert {
      guard let now = try current(edit, connection, locks: true), edit.ifShown(now) != nil else {
        continue
      }
      verified[index] = edit.verified()
    }
    return verified
  }

  /// Returns the key of an edit that a row from before the save has, or nil.
  private func takenKey(
    of edit: RowEdit,
    _ written: [WrittenRow],
    _ connection: any Connection
  ) throws(DatabaseError) -> TakenKey? {
    guard !connection.isIdle else { return nil }
    let known: TakenKey?
    do throws(DatabaseError) {
      known = try protected(connection) { () throws(DatabaseError) in
        try TakenKeys(query, on: connection).key(of: edit)
      }
    } catch {
      guard error.isOfStatement || connection.rowProblem(in: error) != nil else { throw error }
      known = nil
    }
    return known.flatMap { key in
      written.contains { $0.isWritten && $0.identity == key.owner } ? nil : key
    }
  }

  /// Gives a row other values for a while; returns whether it has them now.
  ///
  /// It has not if another program changed it, or if the database rejects such values.
  private func leave(
    _ columns: [String],
    _ edit: RowEdit,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    let (sql, values) = statement(edit, leaving: columns)
    do throws(DatabaseError) {
      return try protected(connection) { () throws(DatabaseError) in
        try connection.run(sql, values)
        return connection.changes > 0
      }
    } catch {
      guard connection.rowProblem(in: error) != nil, !connection.isIdle else { throw error }
      return false
    }
  }

  /// Writes an edit; a restored row keeps a key that the server would choose for other rows.
  private func writeRestoring(
    _ edit: RowEdit,
    _ connection: any Connection
  ) throws(DatabaseError) -> WrittenRow {
    func writeProtected(_ edit: RowEdit) throws(DatabaseError) -> WrittenRow {
      try protected(connection) { () throws(DatabaseError) in try write(edit, connection) }
    }
    do throws(DatabaseError) { return try writeProtected(edit) } catch {
      guard case .failed("428C9", _) = error, edit.isRestored else { throw error }
    }
    var edit = edit
    edit.overridesKey = true
    return try writeProtected(edit)
  }

  /// Runs the statements of an edit so that its failure does not end the transaction.
  private func protected<Value>(
    _ connection: any Connection,
    _ work: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    guard query.dialect.needsSavepoints else { return try work() }
    try connection.run("SAVEPOINT edit")
    do throws(DatabaseError) {
      let value = try work()
      try connection.run("RELEASE SAVEPOINT edit")
      return value
    } catch {
      if !connection.isIdle { try connection.run("ROLLBACK TO SAVEPOINT edit") }
      throw error
    }
  }

  /// Writes an edit, unless its row has other values than the user saw; then the rule decides.
  private func write(
    _ edit: RowEdit,
    _ connection: any Connection
  ) throws(DatabaseError) -> WrittenRow {
    var unchanged = WrittenRow(identity: edit.identity)
    if let row = try run(edit, isGuarded: true, connection) { return row }
    guard let now = try current(edit, connection, locks: rule == .mine) else {
      if edit.isVerified {
        // The save itself has deleted the row.
        guard edit.kind == .delete else {
          throw .rejected([RowProblem(row: edit.row, reason: .cascaded)])
        }
        return WrittenRow(identity: edit.identity, isWritten: true)
      }
      if rule == .theirs || (rule == .mine && edit.kind == .delete) { return unchanged }
      throw .rejected([RowProblem(row: edit.row, reason: .deleted)])
    }
    if let seen = edit.ifShown(now), let row = try run(seen, isGuarded: true, connection) {
      return row
    }
    let conflict = conflict(of: edit, with: now)
    // The row is locked since its values were read.
    if rule == .mine, var row = try run(edit, isGuarded: false, connection) {
      row.overwritten = conflict
      return row
    }
    guard let conflict, rule != .mine else {
      throw .rejected([RowProblem(row: edit.row, reason: .ignored)])
    }
    guard rule == .theirs else { throw .rejected([conflict]) }
    unchanged.isKept = true
    return unchanged
  }

  /// Runs the statement of an edit; returns nil if it changed no row.
  private func run(
    _ edit: RowEdit,
    isGuarded: Bool,
    _ connection: any Connection
  ) throws(DatabaseError) -> WrittenRow? {
    let (sql, values) = statement(edit, isGuarded: isGuarded, returns: true)
    let rows = try connection.rows(sql, values)
    let returns = edit.kind != .delete || !edit.unshown.isEmpty
    let count = returns ? rows.count : connection.changes
    // Rows of tables that inherit from this one since it was opened may have the same key.
    guard count <= 1 else { throw .rejected([RowProblem(row: edit.row, reason: .sharedKey)]) }
    guard count == 1 else { return nil }
    guard edit.kind == .delete else {
      return WrittenRow(identity: rows.first ?? edit.identity, isWritten: true)
    }
    let unshown = zip(edit.unshown, rows.first ?? []).filter { !$0.1.isShownWhole }
    return WrittenRow(
      identity: edit.identity,
      isWritten: true,
      unshown: Dictionary(unshown.map { ($0.0, $0.1) }) { first, _ in first }
    )
  }

  /// Returns the first value that another program changed, or nil.
  private func conflict(of edit: RowEdit, with now: [DatabaseValue]) -> RowProblem? {
    guard
      let (value, theirs) = zip(edit.values, now).first(where: {
        $0.0.isGuarded && $0.0.old != $0.1
      })
    else { return nil }
    let reason: RowProblem.Reason =
      if case .blob = theirs { .binary(column: value.column) } else {
        .conflict(
          column: value.column,
          base: value.old.json,
          theirs: theirs.json,
          mine: edit.kind == .delete ? "deleted" : value.new.json
        )
      }
    return RowProblem(row: edit.row, reason: reason)
  }

  /// Returns the current values of an edit's columns, or nil if the row does not exist.
  private func current(
    _ edit: RowEdit,
    _ connection: any Connection,
    locks: Bool
  ) throws(DatabaseError) -> [DatabaseValue]? {
    guard edit.kind != .insert else { return edit.values.map(\.old) }
    let names = edit.values.map { query.dialect.quoted($0.column) }
    // A statement needs a column, and cannot have more than the widest table.
    let columns = names.isEmpty ? ["1"] : names
    let sql =
      "SELECT \(columns.joined(separator: ", ")) FROM \(query.from)"
      + " WHERE \(query.identityCondition)\(locks ? query.dialect.locking : "")"
    return try connection.rows(sql, edit.identity).first.map { Array($0.prefix(names.count)) }
  }

  private func statement(
    _ edit: RowEdit,
    isGuarded: Bool,
    returns: Bool
  ) -> (String, [DatabaseValue]) {
    let names = edit.values.map { query.dialect.quoted($0.column) }
    let returning = returns ? " RETURNING \(query.identityColumns)" : ""
    if edit.kind == .insert {
      let columns = names.joined(separator: ", ")
      let marks = names.map { _ in query.dialect.mark }.joined(separator: ", ")
      let rule = edit.overridesKey ? " OVERRIDING SYSTEM VALUE" : ""
      let values = names.isEmpty ? " DEFAULT VALUES" : " (\(columns))\(rule) VALUES (\(marks))"
      return ("INSERT INTO \(query.from)\(values)\(returning)", edit.values.map(\.new))
    }
    let (place, guards) = guards(edit, isGuarded: isGuarded)
    if edit.kind == .delete {
      let columns = returns ? edit.unshown.map(query.dialect.quoted).joined(separator: ", ") : ""
      let returning = columns.isEmpty ? "" : " RETURNING \(columns)"
      return ("DELETE FROM \(query.from)\(place)\(returning)", guards)
    }
    let assignments = names.map { "\($0) = \(query.dialect.mark)" }.joined(separator: ", ")
    return (
      "UPDATE \(query.from) SET \(assignments)\(place)\(returning)",
      edit.values.map(\.new) + guards
    )
  }

  /// Returns the condition that a row has its identity and the values that the user saw.
  private func guards(_ edit: RowEdit, isGuarded: Bool) -> (sql: String, values: [DatabaseValue]) {
    let guarded = isGuarded ? edit.values.filter(\.isGuarded) : []
    let conditions = [query.identityCondition] + guarded.map { query.isSame($0.column) }
    return (" WHERE " + conditions.combined(by: "AND"), edit.identity + guarded.map(\.old))
  }

  /// Returns the statement by which a row gives up the values of some columns.
  private func statement(
    _ edit: RowEdit,
    leaving columns: [String]
  ) -> (String, [DatabaseValue]) {
    let (place, guards) = guards(edit, isGuarded: true)
    let assignments = query.table.columns.filter { columns.contains($0.name) }.map {
      "\(query.dialect.quoted($0.name)) = \(query.freeValue(of: $0))"
    }
    return ("UPDATE \(query.from) SET \(assignments.joined(separator: ", "))\(place)", guards)
  }

  /// Commits the save; returns the connection that reads the saved rows.
  private func commit(
    _ edits: Zip2Sequence<[RowEdit], [WrittenRow]>,
    _ connection: any Connection,
    _ address: DatabaseAddress
  ) throws(DatabaseError) -> any Connection {
    let transaction = try connection.transaction()
    do throws(DatabaseError) { try connection.run("COMMIT") } catch {
      guard case .disconnected(let message) = error else {
        throw .rejected(try problems(ofCommit: error, edits, connection))
      }
      guard let other = try? address.connectForWriting() else { throw .unknownOutcome }
      let known = transaction.flatMap { try? other.isCommitted($0) }
      guard let isCommitted = known ?? (try? SaveOutcome(query, on: other).isCommitted(edits))
      else { throw .unknownOutcome }
      guard isCommitted else { throw .disconnected(message: "not saved: \(message)") }
      return other
    }
    return connection
  }

  /// Returns the problems of a transaction that cannot be committed, with the places of the rows.
  ///
  /// A database checks some references at the end. Rows that were broken before the save are left
  /// out if those of the save are known.
  private func problems(
    ofCommit error: DatabaseError,
    _ edits: Zip2Sequence<[RowEdit], [WrittenRow]>,
    _ connection: any Connection
  ) throws(DatabaseError) -> [RowProblem] {
    let found = try connection.problems(ofCommit: error)
    let own = found.flatMap { problem in
      edits.filter { problem.isOf($0.0, $0.1, in: query.table) }.map { edit, _ in
        RowProblem(row: edit.row, reason: problem.reason)
      }
    }
    return own.isEmpty ? found.map { RowProblem(row: $0.row, reason: $0.reason) } : own
  }
}
