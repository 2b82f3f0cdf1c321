package import JSON
import Platform

/// A look at all rows of a table at one moment, in slices between which a front end continues.
///
/// It reads in a transaction on a separate connection. So its rows are those of one moment, whatever is
/// read or written meanwhile. The transaction may keep other programs from writing, and ends with the
/// look.
package final class MomentLook {
  /// The table with its columns at the moment.
  package let query: TableQuery

  private let table: DatabaseTable
  private let connection: any Connection
  private let reader: MomentReader

  /// The mark of the database from before the moment.
  private let change: DatabaseValue?

  /// Whether all rows are read.
  package private(set) var isComplete = false

  /// Begins a look.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - query: The table with its columns now, or nil for those of the opening.
  ///   - isExact: Whether to read the fingerprints of all rows, not only their identities.
  /// - Throws: An error if the database cannot be read.
  package init(
    at table: DatabaseTable,
    of query: TableQuery? = nil,
    isExact: Bool
  ) throws(DatabaseError) {
    let query = query ?? table.query
    (self.table, self.query) = (table, query)
    // Marks of SQLite are those of one connection. A change after this is noticed later, and then
    // makes no difference.
    change = try table.reading { connection throws(DatabaseError) in
      try connection.changeMark(query)
    }
    connection = try table.address.connect()
    connection.deny(table.pages.denied)
    connection.observer = table.pages.observer
    try connection.run(query.dialect.beginReading)
    reader = try MomentReader(query, isExact: isExact, on: connection)
  }

  /// Reads further rows.
  ///
  /// - Parameter nanoseconds: The time after which to pause.
  /// - Throws: An error if the database cannot be read.
  package func read(for nanoseconds: UInt64) throws(DatabaseError) {
    let end = Clock.monotonicNanoseconds + nanoseconds
    let reader = reader
    isComplete = try connection.cancellable { () throws(DatabaseError) in
      try reader.read(until: end)
    }
  }

  /// Returns the moment, after all rows were read.
  package func moment() throws(DatabaseError) -> TableMoment {
    try reader.moment(change, hasGroups: table.groups != nil)
  }

  /// Returns the values of rows by their numbers at the moment.
  package func values(
    ofRows numbers: [Int],
    at moment: TableMoment
  ) throws(DatabaseError) -> [Int: JSONValue] {
    try MomentReader.values(ofRows: numbers, at: moment, on: connection)
  }
}
