package import Database
import JSON
import Platform
import Synchronization
package import TableModel

/// The rows of a table at the last look at the changes of other programs.
struct FollowedRows: Sendable {
  /// The moment; nil for that of the opening.
  let moment: TableMoment?

  /// The rows of a table that may have changed since it was opened.
  static let opening = FollowedRows(nil)

  /// Creates the rows of a moment.
  init(_ moment: TableMoment?) { self.moment = moment }

  /// The moment if its fingerprints can be compared with those of another one; otherwise nil.
  func comparable(with other: TableMoment) -> TableMoment? {
    guard let moment, !moment.fingerprints.isEmpty, moment.hasVersions == other.hasVersions
    else { return nil }
    return moment
  }
}

// Following the changes of other programs.
extension DatabaseEdits {
  /// The most rows of a table whose values are all compared; of more, only the loaded ones are.
  package static let mostExact = 100_000

  /// The most rows of a table that is followed.
  package static let mostFollowed = 1_000_000

  /// Whether changes of other programs arrive.
  package var isFollowing: Bool { followed.withLock { $0 != nil } }

  /// Whether the values of all rows are compared.
  package var isExact: Bool { table.rowCount <= Self.mostExact }

  /// Lets the changes of other programs arrive from now on, or no longer.
  ///
  /// - Complexity: O(n) in the rows at the start.
  package func follow(_ isOn: Bool) throws(DatabaseError) {
    guard isOn else {
      followed.withLock { $0 = nil }
      return try table.stopListening()
    }
    if !isFollowing { try beginFollowing() }
    try table.listen()
  }

  private func beginFollowing() throws(DatabaseError) {
    guard try !table.hasChanged(since: nil) else {
      // The first comparison finds the changes since the opening.
      return followed.withLock { $0 = .opening }
    }
    let (moment, _) = try table.moment(isExact: isExact)
    note(moment)
  }

  /// Notes rows that are those of the table.
  func note(_ moment: TableMoment) {
    table.fix(moment)
    followed.withLock { $0 = FollowedRows(moment) }
  }

  /// Connects again after the connection was lost.
  func reconnect() throws(DatabaseError) { _ = try table.hasChanged(since: nil) }

  /// Returns the changes of other programs since the last call; nil without one.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes, which ``TableDocument/following(_:)`` makes in a document.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(1) without a change, O(n) in the rows otherwise.
  func foreignChanges(
    in sections: [Section],
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> ForeignChanges? {
    guard let old = followed.withLock(\.self), try table.takeNews() else { return nil }
    var isDone = false
    // A look that fails, or that finds changes, is followed by another one.
    defer { if !isDone { table.keepNews() } }
    guard try table.hasChanged(since: old.moment) else {
      isDone = true
      return nil
    }
    let current = try CurrentRows(of: sections, edits: self)
    var loaded: [Int: [UInt8]] = [:]
    let (moment, values) = try table.moment(isExact: isExact) { moment in
      if old.comparable(with: moment) == nil { loaded = table.loadedRows }
      let places = IdentifierIndex(moment.identifiers)
      let items = current.items.compactMap { places.place(of: $0.id, near: $0.number) }
      let rows = loaded.keys.compactMap { number in
        current.known(number).flatMap { places.place(of: $0, near: number) }
      }
      return Array(Set(items + rows))
    }
    // Without a section, edited rows have no place; they wait for one.
    if moment.groups?.isEmpty == true, current.items.contains(where: \.isEdited) { return nil }
    let merge = ForeignMerge(
      current: current.pairingUnread(with: moment.identifiers),
      moment: moment,
      old: old.comparable(with: moment),
      values: values,
      loaded: loaded
    )
    let changes = merge.changes(of: self, nextNumber)
    if changes == nil {
      note(moment)
      isDone = true
    }
    return changes
  }

  /// Whether another program changed or deleted a row after an edit that is not saved.
  func isChangedElsewhere(_ item: Item) -> Bool {
    guard isFollowing, let base = knownBases[item.origin], base.isChangedElsewhere else {
      return false
    }
    return base.value.map { !$0.utf8.elementsEqual(item.value.utf8) } ?? true
  }
}

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
  /// - Throws: An error if the table cannot be followed.
  /// - Complexity: O(n) in the rows at the start.
  package func follow(_ isOn: Bool) throws(StoreError) {
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
    do throws(DatabaseError) { try database.follow(isOn) } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns the changes of other programs since the last call; nil without one.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes.
  /// - Throws: An error if the database cannot be read.
  package func foreignChanges(
    in sections: [Section],
    _ nextNumber: () -> Int
  ) throws(StoreError) -> ForeignChanges? {
    guard let database else { return nil }
    do throws(DatabaseError) { return try database.foreignChanges(in: sections, nextNumber) } catch
    {
      throw .database(error, name: name)
    }
  }

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
