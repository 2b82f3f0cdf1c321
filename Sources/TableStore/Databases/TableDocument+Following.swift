import Database
import Platform
package import TableModel

extension TableDocument {
  /// Whether changes of other programs arrive, and how they are found: `exact` or `windowed`; nil
  /// if they do not.
  package var followedRows: String? {
    guard let database, database.isFollowing else { return nil }
    return database.isExact ? "exact" : "windowed"
  }

  /// Whether the server reports changes of the table.
  package var isReported: Bool {
    guard let database, database.isFollowing else { return false }
    return database.table.isReported
  }

  /// Returns the statements that create a trigger, by which the server reports changes.
  ///
  /// - Throws: An error if the table or its server can have none.
  package func reportScript() throws(StoreError) -> [String] {
    guard let table = database?.table, table.address.server != nil else {
      throw .refused(
        "\(name) is not a table of a server",
        hint: "`follow on` works without a trigger"
      )
    }
    do throws(DatabaseError) {
      if let reason = table.readOnlyReason {
        throw .readOnly(table: table.query.table.title, reason: reason)
      }
      let abilities = try table.capabilities()?.abilities ?? []
      if abilities.contains(.notifications), let script = try table.reportScript() {
        return script
      }
    } catch {
      throw .database(error, name: name)
    }
    throw .refused(
      "the server cannot report all changes of \(name)",
      hint: "`follow on` asks it"
    )
  }

  /// Creates the trigger, by which the server reports changes.
  ///
  /// - Parameter script: The statements of ``reportScript()``.
  /// - Throws: An error if the server refuses it; the server then creates nothing.
  package func installReports(_ script: [String]) throws(StoreError) {
    guard let database else { return }
    do throws(DatabaseError) {
      try database.table.install(script)
      if database.isFollowing { try database.table.listen() }
    } catch {
      throw .database(error, name: name)
    }
  }

  /// Whether another program changed or deleted a row after an edit that is not saved.
  package func isChangedElsewhere(_ item: Item) -> Bool {
    database?.isChangedElsewhere(item) ?? false
  }

  /// Lets the changes of other programs arrive from now on, or no longer.
  ///
  /// - Parameters:
  ///   - isOn: Whether they arrive.
  ///   - mostExact: The most rows whose values are all compared. Of a larger table without
  ///     sections, only the rows in memory are compared, and the others are counted.
  /// - Throws: An error if the table cannot be followed.
  /// - Complexity: O(n) in the rows at the start; O(1) for a larger table.
  package func follow(
    _ isOn: Bool,
    mostExact: Int = DatabaseEdits.mostExact
  ) throws(StoreError) {
    guard catalog == nil else {
      throw .refused(
        "\(name) shows the list of its tables, which is not followed",
        hint: "`select` opens a table, and `follow on` follows it"
      )
    }
    guard let database else {
      throw .refused("\(name) is not a database", hint: "`--watch` follows files")
    }
    let table = database.table
    guard !isOn || !table.query.table.identity.names.isEmpty else {
      throw .refused("the rows of \(name) have no key to follow", hint: "`open` reads them again")
    }
    guard !isOn || table.rowCount <= DatabaseEdits.mostFollowed else {
      throw .refused(
        "tables of more than \(DatabaseEdits.mostFollowed.grouped) rows cannot be followed",
        hint: "open fewer rows with `--where`"
      )
    }
    do throws(DatabaseError) { try database.follow(isOn, mostExact: mostExact) } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns the changes of other programs since the last call; nil without one.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - editCount: The number of edits so far, which tells a paused look that the rows have changed.
  ///   - shown: The paths of rows on the screen, or that are selected; they are always compared.
  ///   - saved: Returns the saved edits, and the rows last saved.
  ///   - slice: The time after which a look at many rows pauses, in nanoseconds; the next call
  ///     continues it. The default is a whole look.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes.
  /// - Throws: An error if the database cannot be read.
  package func foreignChanges(
    in sections: [Section],
    after editCount: Int = 0,
    showing shown: [IndexPath] = [],
    saved: () -> SavedHistory = { SavedHistory() },
    within slice: UInt64? = nil,
    _ nextNumber: () -> Int
  ) throws(StoreError) -> ForeignChanges? {
    guard let database else { return nil }
    do throws(DatabaseError) {
      return try database.foreignChanges(
        in: sections,
        after: editCount,
        showing: shown,
        saved: saved,
        within: slice,
        nextNumber
      )
    } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns the changes since the rows were read, also if the table does not follow its database.
  ///
  /// - Parameters:
  ///   - sections: The current rows, without unsaved edits.
  ///   - editCount: The number of edits so far.
  ///   - shown: The paths of rows on the screen, or that are selected.
  ///   - saved: Returns the saved edits, and the rows last saved.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes; nil without one.
  /// - Throws: An error if the database cannot be read, or if it has too many rows.
  package func changesSinceReading(
    in sections: [Section],
    after editCount: Int,
    showing shown: [IndexPath],
    saved: () -> SavedHistory,
    _ nextNumber: () -> Int
  ) throws(StoreError) -> ForeignChanges? {
    guard let database else { return nil }
    let table = database.table
    guard !table.isCounting, table.rowCount <= DatabaseEdits.mostFollowed else {
      throw .refused(
        "the table has too many rows to compare",
        hint: "`open FILE` reads the table again"
      )
    }
    do throws(DatabaseError) {
      return try database.changesSinceReading(
        in: sections,
        after: editCount,
        showing: shown,
        saved: saved,
        nextNumber
      )
    } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns whether a save failed for lack of a column that the database has by now.
  package func hasNewColumn(missedBy error: StoreError) -> Bool {
    guard let database, case .database(.rejected(let problems), _) = error else { return false }
    let names = problems.compactMap { problem -> String? in
      if case .noColumn(let name, _) = problem.reason { name } else { nil }
    }
    guard !names.isEmpty, let table = try? database.table.currentQuery().table else { return false }
    return names.contains { table.column(named: $0) != nil }
  }

  /// Whether a look for changes of other programs has paused and wants to be continued at once.
  package var isLooking: Bool { database?.isLooking ?? false }

  /// Drops a look that has paused, and with it its transaction.
  package func endLook() { database?.endLook() }

  /// Connects to the database again after the connection was lost.
  ///
  /// - Throws: An error if it cannot be reached.
  package func reconnect() throws(StoreError) {
    guard let database else { return }
    do throws(DatabaseError) { try database.reconnect() } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns the document with the rows after changes of other programs.
  package func following(_ changes: ForeignChanges) -> TableDocument {
    var document = self
    document.use(changes.edits)
    if let path, let status = Files.status(path) { document.identity = status.identity }
    return document
  }
}

extension StoreError {
  /// The message without the name of the database.
  package var problem: String {
    if case .database(let error, _) = self { error.message } else { message }
  }

  /// The next thing to try after a statement that the database rejects; nil if connecting helps.
  package var statementHint: String? {
    switch self {
    case .database(.failed, _), .database(.changedColumns, _): hint
    default: nil
    }
  }
}
