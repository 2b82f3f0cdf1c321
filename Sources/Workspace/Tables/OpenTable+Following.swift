package import TableModel
package import TableStore
import TableUI

/// The times at which a table looks for the changes of other programs.
package struct FollowSchedule: Sendable {
  /// The default pause between two looks while a front end waits, in seconds.
  package static let standardPause = 0.1

  /// The longest pause after failures, in nanoseconds.
  private static let longestPause: UInt64 = 30_000_000_000

  /// The pause between two looks, in seconds.
  package let pause: Double

  /// The words about the failures since the last success, or nil without one.
  package var problem: String?

  /// The number of failures since the last success.
  private var failureCount = 0

  /// The time of the last look, in nanoseconds.
  private var last: UInt64 = 0

  /// Creates a schedule.
  ///
  /// - Parameter pause: The pause between two looks, in seconds. With the default, each command also
  ///   begins with a look.
  package init(pause: Double = standardPause) { self.pause = pause }

  /// The shortest time between two looks now, in nanoseconds.
  private var distance: UInt64 {
    guard failureCount > 0 else { return UInt64(pause * 1_000_000_000) }
    return min(Self.longestPause, 1_000_000_000 << UInt64(min(failureCount - 1, 5)))
  }

  /// Whether a look is due.
  ///
  /// - Parameters:
  ///   - time: The time in nanoseconds.
  ///   - isLive: Whether a front end waits, rather than a command begins.
  /// - Returns: Whether a look is due.
  package func isDue(at time: UInt64, isLive: Bool) -> Bool {
    if !isLive, failureCount == 0, pause == Self.standardPause { return true }
    return time &- last >= distance
  }

  /// Notes a look.
  ///
  /// - Parameters:
  ///   - time: The time in nanoseconds.
  ///   - hasFailed: Whether the database could not be read.
  /// - Returns: Whether it is the first failure since a success.
  @discardableResult
  package mutating func note(at time: UInt64, hasFailed: Bool) -> Bool {
    last = time
    failureCount = hasFailed ? failureCount + 1 : 0
    if !hasFailed { problem = nil }
    return failureCount == 1
  }
}

// Rows that other programs change.
extension OpenTable {
  /// Whether changes of other programs have to wait: for the end of a batch, or for the way back from
  /// a table inside a row.
  package var delaysForeignChanges: Bool { batch != nil || nested != nil || entered != nil }

  /// Whether a look for changes of other programs has paused and wants to be continued at once.
  package var isLooking: Bool { following != nil && document.isLooking }

  /// Returns the changes of other programs since the last call, if the table follows its database;
  /// nil without one.
  ///
  /// - Parameter slice: The time after which a look at many rows pauses, in nanoseconds; the next
  ///   call continues it. Nil for a whole look.
  /// - Returns: The changes.
  /// - Throws: An error if the database cannot be read.
  package func foreignChanges(within slice: UInt64?) throws(StoreError) -> ForeignChanges? {
    guard !delaysForeignChanges else { return nil }
    return try document.foreignChanges(
      in: sections,
      after: record.transactionCount,
      showing: comparedRows,
      saved: savedHistory,
      within: slice
    ) { nextSerial() }
  }

  /// Returns the changes since the rows were read, also if the table does not follow its database; nil
  /// without one.
  ///
  /// - Throws: An error if the database cannot be read.
  package func changesSinceReading() throws(StoreError) -> ForeignChanges? {
    guard !delaysForeignChanges else {
      throw .refused("a table inside a row is open", hint: "`back` closes it")
    }
    return try document.changesSinceReading(
      in: sections,
      after: record.transactionCount,
      showing: comparedRows,
      saved: savedHistory
    ) { nextSerial() }
  }

  /// The paths of the rows that a look always compares: those on the screen and selected ones.
  private var comparedRows: [IndexPath] {
    // In an arranged table, these have other places in the model.
    guard arranged == nil else { return [] }
    return tableView.indexPathsForVisibleRows + tableView.indexPathsForSelectedRows.prefix(64)
  }

  /// The saved edits, and the rows last saved.
  private func savedHistory() -> SavedHistory {
    let edits = root.history.saved.enumerated().map { number, edit in
      SavedEdit(number: number, changes: edit.changes, conflict: edit.conflict)
    }
    return SavedHistory(edits, rows: root.record.saved.sections)
  }

  /// Returns the transaction with the changes of other programs.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - batches: Their difference in batches.
  /// - Returns: The transaction.
  package func arrival(_ changes: ForeignChanges, _ batches: [[TableChange]]) -> Transaction {
    let known = root.history.saved
    let saved = changes.saved.map { saved in
      var edit = known[saved.number]
      (edit.batches, edit.conflict) = ([saved.changes], saved.conflict)
      return edit
    }
    let document = document.following(changes)
    let followed = Transaction.FollowedChanges(
      document: document,
      sections: changes.sections,
      unsaved: changes.unsaved,
      saved: saved,
      undoneCount: undoneCount(of: changes, from: document.sections)
    )
    return Transaction(kind: .followed(followed), batches: batches, focus: .follows)
  }

  /// Returns the number of the last saved edits whose undoing gives the rows after changes.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - sections: The rows of the database.
  /// - Returns: The number; 0 if the rows also differ in other ways.
  private func undoneCount(of changes: ForeignChanges, from sections: [Section]) -> Int {
    let (known, count) = (root.history.saved.count, root.history.undoneCount)
    guard count > 0, count <= known else { return 0 }
    let undone = changes.saved.filter { $0.number >= known - count }
    let isSame = sections.after(undoing: undone)?.show(changes.sections) == true
    return isSame ? undone.count : 0
  }
}
