import Database
import JSON
import Synchronization

// Looks at many rows in slices.
extension DatabaseEdits {
  /// The largest number of rows that are read in one slice, in about 3 ms.
  static let mostAtOnce = 5000

  /// Whether a look is not finished, and wants to be continued at once.
  package var isLooking: Bool { look.withLock { $0 != nil } }

  /// The table with its columns at the look that is not finished, or nil.
  var queryOfLook: TableQuery? { look.withLock { $0?.query } }

  /// Drops a look that is not finished; the next one begins again.
  package func endLook() {
    look.withLock { $0 = nil }
    comparison.withLock { $0 = nil }
  }

  /// Begins a look or continues it; a failure ends it.
  ///
  /// - Parameters:
  ///   - slice: The time after which it pauses, in nanoseconds.
  ///   - query: The table with its columns at the beginning of the look.
  /// - Returns: Whether all rows were read before, so that they can be compared in this step.
  /// - Throws: An error if the database cannot be read.
  func continueLook(
    for slice: UInt64,
    at query: TableQuery
  ) throws(DatabaseError) -> Bool {
    let (table, isExact) = (table, isExact)
    return try look.withLock { look throws(DatabaseError) in
      do throws(DatabaseError) {
        let current =
          if let look { look } else { try MomentLook(at: table, of: query, isExact: isExact) }
        look = current
        guard !current.isComplete else { return true }
        try current.read(for: slice)
        return false
      } catch {
        look = nil
        throw error
      }
    }
  }

  /// Returns the moment of the look whose rows are read, or that of now without a look.
  ///
  /// - Parameters:
  ///   - known: The moment of the look, if it is known.
  ///   - query: The table with its columns now, for a moment of now.
  ///   - isExact: Whether to read the fingerprints of all rows, not only their identities.
  ///   - needed: Returns the numbers of the rows whose values are needed.
  /// - Returns: The moment, and the values by row number.
  /// - Throws: An error if the database cannot be read.
  func momentOfLook(
    _ known: TableMoment?,
    of query: TableQuery,
    isExact: Bool,
    values needed: (TableMoment) -> [Int]
  ) throws(DatabaseError) -> (moment: TableMoment, values: [Int: JSONValue]) {
    let moment = try look.withLock { look throws(DatabaseError) in
      if let known { known } else { try look?.moment() }
    }
    guard let moment else { return try table.moment(of: query, isExact: isExact, values: needed) }
    let numbers = needed(moment)
    let values = try look.withLock { look throws(DatabaseError) in
      try look?.values(ofRows: numbers, at: moment)
    }
    return (moment, values ?? [:])
  }
}
