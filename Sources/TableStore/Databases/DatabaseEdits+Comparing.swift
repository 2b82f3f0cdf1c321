import Database
import JSON
import Platform
import Synchronization
import TableModel

/// A comparison of all rows, which has paused.
struct PausedComparison: Sendable {
  /// Two numbers that are the same as long as no row of the table changes or becomes known.
  struct Basis: Equatable {
    /// The number of edits so far.
    let edits: Int

    /// The number of times that pages were read so far, from which identities are known.
    let reads: Int
  }

  /// The numbers at the beginning of the comparison.
  let basis: Basis

  /// The number of comparisons of the same moment before this one, which an edit has ended.
  let restartCount: Int

  /// The moment.
  let moment: TableMoment

  /// The rows so far.
  var merge: ForeignMerge
}

// Comparing all rows with those of a later moment.
extension DatabaseEdits {
  /// The most comparisons of a moment that begin again after an edit; the next one does not pause.
  static let mostRestarts = 3

  /// The result of a comparison of all rows.
  enum ComparisonResult {
    /// The changes.
    case changes(ForeignChanges)

    /// No row has changed up to a moment.
    case same(TableMoment)

    /// It has paused, or edited rows have no place without a section and wait for one.
    case waiting
  }

  /// Compares all rows with those of a moment.
  ///
  /// It begins again if the rows have changed during a pause. So a pause never changes the result.
  ///
  /// - Parameters:
  ///   - sections: The current rows, which may have unsaved edits.
  ///   - query: The table with its columns now.
  ///   - editCount: The number of edits so far.
  ///   - old: The rows at the last look.
  ///   - saved: Returns the saved edits, and the rows last saved.
  ///   - slice: The time after which to pause, in nanoseconds; nil to compare all at once.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The result.
  /// - Throws: An error if the database cannot be read; a look that has paused then ends.
  func compareAll(
    _ sections: [Section],
    of query: TableQuery,
    after editCount: Int,
    since old: FollowedRows,
    _ saved: () -> SavedHistory,
    within slice: UInt64?,
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> ComparisonResult {
    let end = slice.map { Clock.monotonicNanoseconds + $0 }
    let basis = PausedComparison.Basis(edits: editCount, reads: table.readCount)
    var paused = comparison.withLock { comparison in
      defer { comparison = nil }
      return comparison
    }
    let isNew = paused?.basis != basis
    if isNew {
      do throws(DatabaseError) {
        paused = try beginComparison(sections, query, since: old, saved, of: basis, after: paused)
      } catch {
        endLook()
        throw error
      }
    }
    guard var paused else {
      endLook()
      return .waiting
    }
    let pause = paused.restartCount < Self.mostRestarts ? end : nil
    // To begin a comparison is a step too.
    var isDue = !isNew || pause == nil
    while isDue {
      if let result = paused.merge.step(of: self, until: pause, nextNumber) {
        endLook()
        if case .changes(let changes) = result { return .changes(changes) }
        return .same(paused.moment)
      }
      isDue = pause == nil
    }
    comparison.withLock { $0 = paused }
    return .waiting
  }

  /// Begins a comparison.
  ///
  /// - Returns: The comparison; nil if edited rows have no place without a section.
  private func beginComparison(
    _ sections: [Section],
    _ query: TableQuery,
    since old: FollowedRows,
    _ saved: () -> SavedHistory,
    of basis: PausedComparison.Basis,
    after earlier: PausedComparison?
  ) throws(DatabaseError) -> PausedComparison? {
    let current = try CurrentRows(of: sections, edits: self)
    let saved = try SavedEditMerge(saved(), of: self)
    var loaded: [Int: [UInt8]] = [:]
    let (moment, values) = try momentOfLook(earlier?.moment, of: query, isExact: isExact) {
      moment in
      if old.comparable(with: moment) == nil { loaded = table.loadedRows }
      return current.places(ofRows: Array(loaded.keys), saved, at: moment)
    }
    if moment.groups?.isEmpty == true, current.items.contains(where: \.isEdited) { return nil }
    let rows = RowMerge(
      current: current.pairingUnread(with: moment.identifiers),
      moment: moment,
      old: old.comparable(with: moment),
      values: values,
      loaded: loaded,
      heights: saved.heights,
      order: RowOrder(self),
      hasNewColumns: moment.query != table.query
    )
    return PausedComparison(
      basis: basis,
      restartCount: earlier.map { $0.restartCount + 1 } ?? 0,
      moment: moment,
      merge: ForeignMerge(rows, saved: saved)
    )
  }
}

extension CurrentRows {
  /// Returns the numbers at a moment of the rows with edits, of some others and of saved edits.
  fileprivate func places(
    ofRows numbers: [Int],
    _ saved: SavedEditMerge,
    at moment: TableMoment
  ) -> [Int] {
    var places = IdentifierIndex(moment.identifiers)
    var found = Set(saved.numbers(in: &places))
    for item in items {
      if let place = places.place(of: item.id, near: item.number) { found.insert(place) }
    }
    for number in numbers {
      guard let id = known(number), let place = places.place(of: id, near: number) else { continue }
      found.insert(place)
    }
    return Array(found)
  }
}
