package import Database
import JSON
import Platform
import Synchronization
package import TableModel

/// The rows of a table at the last look at the changes of other programs.
struct FollowedRows: Sendable {
  /// The moment; nil for that of the opening, or if only some rows are known.
  let moment: TableMoment?

  /// The state of the database; nil for that of the opening.
  let version: TableVersion?

  /// The most rows of a table whose values are all compared; of more, only the loaded ones are.
  var mostExact: Int

  /// Creates the rows of a moment.
  init(_ moment: TableMoment, mostExact: Int) {
    (self.moment, version, self.mostExact) = (moment, moment.version, mostExact)
  }

  /// Creates the rows at a state of the database, or at the opening for nil; only some are known.
  init(since version: TableVersion?, mostExact: Int) {
    (moment, self.version, self.mostExact) = (nil, version, mostExact)
  }

  /// The moment if its fingerprints can be compared with those of another one; otherwise nil.
  func comparable(with other: TableMoment) -> TableMoment? {
    guard let moment, !moment.fingerprints.isEmpty, moment.hasVersions == other.hasVersions
    else { return nil }
    return moment
  }
}

// Following the changes of other programs.
extension DatabaseEdits {
  /// The usual number of rows up to which the values of all are compared.
  package static let mostExact = 100_000

  /// The most rows of a table that is followed.
  package static let mostFollowed = 1_000_000

  /// Whether changes of other programs arrive.
  package var isFollowing: Bool { followed.withLock { $0 != nil } }

  /// Whether the values of all rows are compared.
  package var isExact: Bool { table.rowCount <= mostExact }

  /// The number of rows up to which the values of all are compared.
  var mostExact: Int { followed.withLock { $0?.mostExact } ?? Self.mostExact }

  /// Whether only some rows are read where possible.
  private var isWindowed: Bool { !isExact && table.groups == nil }

  /// Lets the changes of other programs arrive from now on, or no longer.
  ///
  /// - Complexity: O(n) in the rows at the start; O(1) if only some rows are compared.
  package func follow(_ isOn: Bool, mostExact: Int) throws(DatabaseError) {
    guard isOn else {
      followed.withLock { $0 = nil }
      return try table.stopListening()
    }
    if !isFollowing { try beginFollowing(mostExact) }
    try table.listen()
  }

  private func beginFollowing(_ mostExact: Int) throws(DatabaseError) {
    // The first comparison finds the changes since the opening.
    followed.withLock { $0 = FollowedRows(since: nil, mostExact: mostExact) }
    guard try !table.hasChanged(since: nil), !isWindowed else { return }
    let (moment, _) = try table.moment(isExact: isExact)
    note(moment)
  }

  /// Notes rows that are those of the table.
  func note(_ moment: TableMoment) {
    table.fix(moment)
    let mostExact = mostExact
    followed.withLock { $0 = FollowedRows(moment, mostExact: mostExact) }
  }

  /// Notes rows of windows that are those of the table.
  private func note(_ windows: WindowMoment) {
    table.fix(windows)
    let mostExact = mostExact
    followed.withLock {
      $0 = FollowedRows(since: windows.moment.version, mostExact: mostExact)
    }
  }

  /// Connects again after the connection was lost.
  func reconnect() throws(DatabaseError) { _ = try table.hasChanged(since: nil) }

  /// Returns the changes of other programs since the last call; nil without one.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - shown: The paths of rows on the screen, or that are selected; they are always compared.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes, which ``TableDocument/following(_:)`` makes in a document.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(1) without a change, otherwise O(n) in the rows that are compared. The others
  ///   are counted.
  func foreignChanges(
    in sections: [Section],
    showing shown: [IndexPath],
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> ForeignChanges? {
    guard let old = followed.withLock(\.self), try table.takeNews() else { return nil }
    var isDone = false
    // A look that fails, or that finds changes, is followed by another one.
    defer { if !isDone { table.keepNews() } }
    guard try table.hasChanged(since: old.version) else {
      isDone = true
      return nil
    }
    if isWindowed {
      let (result, windows) = try windowedChanges(in: sections, shown, nextNumber)
      if case .changes(let changes) = result { return changes }
      if case .same = result, let windows {
        note(windows)
        isDone = true
        return nil
      }
    }
    let (result, moment) = try allChanges(in: sections, since: old, nextNumber)
    if case .changes(let changes) = result { return changes }
    if let moment {
      note(moment)
      isDone = true
    }
    return nil
  }

  /// Compares all rows.
  ///
  /// - Returns: The result, and the moment if all rows have a place in it.
  private func allChanges(
    in sections: [Section],
    since old: FollowedRows,
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> (ForeignMerge.Result, TableMoment?) {
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
    if moment.groups?.isEmpty == true, current.items.contains(where: \.isEdited) {
      return (.same, nil)
    }
    let merge = ForeignMerge(
      current: current.pairingUnread(with: moment.identifiers),
      moment: moment,
      old: old.comparable(with: moment),
      values: values,
      loaded: loaded
    )
    return (merge.changes(of: self, nextNumber), moment)
  }

  /// Compares the rows of the pages in memory and those near edited rows.
  ///
  /// - Returns: The result, and the windows; nil if all rows have to be compared.
  private func windowedChanges(
    in sections: [Section],
    _ shown: [IndexPath],
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> (ForeignMerge.Result, WindowMoment?) {
    guard sections.count == 1, let pages = pages(near: sections[0]),
      let windows = try table.windows(with: pages.union(self.pages(of: shown, in: sections[0]))),
      let current = try CurrentRows(of: sections[0], edits: self, in: windows),
      try hasAll(current, windows)
    else { return (.apart, nil) }
    let merge = ForeignMerge(current: current, windows: windows)
    return (merge.changes(of: self, nextNumber), windows)
  }

  /// Returns the numbers of the pages with edits.
  ///
  /// - Parameter section: The rows with edits.
  /// - Returns: The numbers, or nil if a deleted row may not be recognized elsewhere.
  private func pages(near section: Section) -> Set<Int>? {
    let (bases, rowCount) = (knownBases, rows.count)
    var pages: Set<Int> = []
    var next = 0
    /// Continues at a row; returns false for deleted rows that are not known.
    func skip(to row: Int) -> Bool {
      guard row > next else { return true }
      for row in next..<row {
        guard bases[.loaded(IndexPath(row: row, section: 0))] != nil else { return false }
        pages.insert(DatabaseTable.page(ofRow: row))
      }
      return true
    }
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range) where source === rows:
        guard skip(to: range.lowerBound) else { return nil }
        if range.lowerBound > 0 { pages.insert(DatabaseTable.page(ofRow: range.lowerBound)) }
        if range.upperBound < rowCount {
          pages.insert(DatabaseTable.page(ofRow: range.upperBound - 1))
        }
        next = range.upperBound
      case .rows: break
      case .items(let items):
        for case .loaded(let path) in items.lazy.map(\.origin) {
          guard skip(to: path.row) else { return nil }
          pages.insert(DatabaseTable.page(ofRow: path.row))
          next = path.row + 1
        }
      }
    }
    return skip(to: rowCount) ? pages : nil
  }

  /// Returns the numbers of the pages with some rows that have no edits.
  private func pages(of shown: [IndexPath], in section: Section) -> Set<Int> {
    var pages: Set<Int> = []
    var start = 0
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range):
        if source === rows {
          let numbers = shown.lazy.map { range.lowerBound + $0.row - start }
          pages.formUnion(numbers.filter(range.contains).map(DatabaseTable.page(ofRow:)))
        }
        start += range.count
      case .items(let items): start += items.count
      }
    }
    return pages
  }

  /// Whether the windows have all rows with edits, apart from those that the database lost.
  private func hasAll(
    _ current: CurrentRows,
    _ windows: WindowMoment
  ) throws(DatabaseError) -> Bool {
    let edited = current.basesByID.map(\.value.identity) + current.items.map(\.id.values)
    guard !edited.isEmpty else { return true }
    let present = Set(windows.moment.identifiers)
    for identity in edited where !identity.isEmpty && !present.contains(RowIdentifier(identity)) {
      guard try !table.hasRow(identity) else { return false }
    }
    return true
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
  ///   - shown: The paths of rows on the screen, or that are selected; they are always compared.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes.
  /// - Throws: An error if the database cannot be read.
  package func foreignChanges(
    in sections: [Section],
    showing shown: [IndexPath] = [],
    _ nextNumber: () -> Int
  ) throws(StoreError) -> ForeignChanges? {
    guard let database else { return nil }
    do throws(DatabaseError) {
      return try database.foreignChanges(in: sections, showing: shown, nextNumber)
    } catch {
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
