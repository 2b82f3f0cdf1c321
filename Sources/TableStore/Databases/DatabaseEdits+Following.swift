package import Database
import JSON
import Synchronization
import TableModel

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
    guard let moment, !moment.fingerprints.isEmpty, moment.hasVersions == other.hasVersions,
      moment.query == other.query
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

  /// Whether a look reads only some rows, if it can.
  private var isWindowed: Bool { !isExact && table.groups == nil && !table.query.isWide }

  /// Lets the changes of other programs arrive from now on, or no longer.
  ///
  /// - Complexity: O(n) in the rows at the start; O(1) if only some rows are compared.
  package func follow(_ isOn: Bool, mostExact: Int) throws(DatabaseError) {
    endLook()
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

  /// Connects again after the connection was lost.
  func reconnect() throws(DatabaseError) {
    endLook()
    _ = try table.hasChanged(since: nil)
  }

  /// Returns the changes since the rows were read, also if the changes of other programs do not arrive.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - editCount: The number of edits so far.
  ///   - shown: The paths of rows on the screen, or that are selected.
  ///   - saved: Returns the saved edits, and the rows last saved.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes; nil without one.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(n) in the rows of a table that is not too large.
  func changesSinceReading(
    in sections: [Section],
    after editCount: Int,
    showing shown: [IndexPath],
    saved: () -> SavedHistory,
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> ForeignChanges? {
    let isFollowing = isFollowing
    if !isFollowing {
      followed.withLock { $0 = FollowedRows(since: nil, mostExact: Self.mostExact) }
    }
    table.keepNews()
    defer { if !isFollowing { followed.withLock { $0 = nil } } }
    let changes = try foreignChanges(
      in: sections,
      after: editCount,
      showing: shown,
      saved: saved,
      nextNumber
    )
    if !isFollowing { changes?.edits.followed.withLock { $0 = nil } }
    return changes
  }

  /// Returns the changes of other programs since the last call; nil without one.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - editCount: The number of edits so far, which tells a paused look that the rows have changed.
  ///   - shown: The paths of rows on the screen, or that are selected; they are always compared.
  ///   - saved: Returns the saved edits, and the rows last saved.
  ///   - slice: The time after which a look at many rows pauses, in nanoseconds; the next call
  ///     continues it. Nil for a whole look, which also drops an unfinished one.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The changes, which ``TableDocument/following(_:)`` makes in a document.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(1) without a change, otherwise O(n) in the rows that are compared. The others
  ///   are counted.
  func foreignChanges(
    in sections: [Section],
    after editCount: Int,
    showing shown: [IndexPath],
    saved: () -> SavedHistory = { SavedHistory() },
    within slice: UInt64? = nil,
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> ForeignChanges? {
    guard let old = followed.withLock(\.self) else { return nil }
    if slice == nil { endLook() }
    let isContinued = isLooking
    if !isContinued, try !table.takeNews() { return nil }
    var isDone = false
    // A look that fails, or that finds changes, is followed by another one.
    defer { if !isDone { table.keepNews() } }
    if !isContinued, try !table.hasChanged(since: old.version) {
      isDone = true
      return nil
    }
    let query = if let queryOfLook { queryOfLook } else { try table.currentQuery() }
    if isWindowed, !isContinued, query == table.query {
      let (result, windows) = try windowedChanges(in: sections, shown, saved, nextNumber)
      if case .changes(let changes) = result { return changes }
      if case .same = result, let windows {
        note(windows)
        isDone = true
        return nil
      }
    }
    let slice = table.rowCount > Self.mostAtOnce ? slice : nil
    if let slice, try !continueLook(for: slice, at: query) { return nil }
    switch try compareAll(
      sections,
      of: query,
      after: editCount,
      since: old,
      saved,
      within: slice,
      nextNumber
    ) {
    case .changes(let changes): return changes
    case .same(let moment):
      note(moment)
      isDone = true
      return nil
    case .waiting: return nil
    }
  }

  /// Whether another program changed or deleted a row after an edit that is not saved.
  func isChangedElsewhere(_ item: Item) -> Bool {
    guard isFollowing, let base = knownBases[item.origin], base.isChangedElsewhere else {
      return false
    }
    return base.value.map { !$0.utf8.elementsEqual(item.value.utf8) } ?? true
  }
}
