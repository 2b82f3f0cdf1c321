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
  private let statements: EditStatements
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
    statements = EditStatements(query)
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
      return try SaveCommit(query, edits, written, to: address).run(on: connection)
    } catch {
      if !connection.isIdle { try? connection.run("ROLLBACK") }
      throw error
    }
  }

  /// Returns the statements of edits, with their values.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - unique: The columns of which no two rows may have the same values. The default is none.
  /// - Returns: The statements.
  package func script(_ edits: [RowEdit], unique: Set<String> = []) -> [String] {
    let steps = SaveOrder(edits, unique: unique, in: query.table).steps
    var edits = edits.map { query.printed($0) }
    let lines = steps.map { step in
      let (sql, values): (String, [DatabaseValue])
      switch step {
      case .leave(let index, let columns):
        (sql, values) = statements.leaving(columns, of: edits[index])
        edits[index] = edits[index].leaving(columns)
      case .write(let index):
        (sql, values) = statements.writing(edits[index], isGuarded: true, returns: false)
      }
      return query.dialect.literal(sql, values) + ";"
    }
    return [query.dialect.begin + ";"] + lines + ["COMMIT;"]
  }

  private func write(
    _ edits: [RowEdit],
    _ connection: any Connection
  ) throws(DatabaseError) -> [WrittenRow] {
    var edits = try hasSideEffects && edits.count > 1 ? verified(edits, connection) : edits
    var written = edits.map { WrittenRow(identity: $0.identity) }
    let rejections = RejectionFinder(query, on: connection)
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
        } else if let problem = try rejections.problem(
          of: edits[step.index],
          after: error,
          written
        ) {
          problems.append(problem)
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

  /// Gives a row other values for a while; returns whether it has them now.
  ///
  /// It has not if another program changed it, or if the database rejects such values.
  private func leave(
    _ columns: [String],
    _ edit: RowEdit,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    let (sql, values) = statements.leaving(columns, of: edit)
    do throws(DatabaseError) {
      return try connection.protected { () throws(DatabaseError) in
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
      try connection.protected { () throws(DatabaseError) in try write(edit, connection) }
    }
    do throws(DatabaseError) { return try writeProtected(edit) } catch {
      guard case .failed("428C9", _) = error, edit.isRestored else { throw error }
    }
    var edit = edit
    edit.overridesKey = true
    return try writeProtected(edit)
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
    let conflict = edit.conflict(with: now)
    // The row is locked since its values were read.
    if rule == .mine, var row = try run(edit, isGuarded: false, connection) {
      row.overwritten = conflict
      return row
    }
    guard let conflict, rule != .mine else {
      if rule != .mine, let row = try runUnchanged(edit, connection) { return row }
      let hasTrigger = (try? connection.hasSideEffects(query)) ?? false
      let reason: RowProblem.Reason = hasTrigger ? .ignored : .unchanged
      throw .rejected([RowProblem(row: edit.row, reason: reason)])
    }
    guard rule == .theirs else { throw .rejected([conflict]) }
    unchanged.isKept = true
    return unchanged
  }

  /// Runs the statement of an edit whose row has the values that the user saw, although the database
  /// does not find it by them; returns nil if it changed no row.
  ///
  /// The row is locked while its values are compared, so no other program changes it in between.
  private func runUnchanged(
    _ edit: RowEdit,
    _ connection: any Connection
  ) throws(DatabaseError) -> WrittenRow? {
    guard edit.kind != .insert, let now = try current(edit, connection, locks: true),
      edit.ifShown(now) != nil
    else { return nil }
    return try run(edit, isGuarded: false, connection)
  }

  /// Runs the statement of an edit; returns nil if it changed no row.
  private func run(
    _ edit: RowEdit,
    isGuarded: Bool,
    _ connection: any Connection
  ) throws(DatabaseError) -> WrittenRow? {
    let (sql, values) = statements.writing(edit, isGuarded: isGuarded, returns: true)
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

  /// Returns the current values of an edit's columns, or nil if the row does not exist.
  private func current(
    _ edit: RowEdit,
    _ connection: any Connection,
    locks: Bool
  ) throws(DatabaseError) -> [DatabaseValue]? {
    guard edit.kind != .insert else { return edit.values.map(\.old) }
    let (sql, values) = statements.reading(edit, locks: locks)
    return try connection.rows(sql, values).first.map { Array($0.prefix(edit.values.count)) }
  }
}
