import Database
package import TableModel

// Counting the rows of a large table of a database.
extension TableDocument {
  /// Whether the database may have more rows than were counted so far.
  package var isCounting: Bool { database?.table.isCounting ?? false }

  /// Counts further rows of the database.
  ///
  /// - Parameter isWhole: Whether to count all rows; otherwise the step takes about 10 ms.
  /// - Returns: The rows that were found, in lists of at most 65,536; they follow those known so far.
  /// - Throws: An error if the database cannot be read, or if Ctrl-C was pressed.
  package func countFurther(isWhole: Bool) throws(StoreError) -> [ItemList] {
    guard let database else { return [] }
    let before = database.rows.count
    do throws(DatabaseError) {
      if isWhole { try database.table.countAll() } else { _ = try database.table.countFurther() }
    } catch {
      throw .database(error, name: name)
    }
    let end = database.rows.count
    return stride(from: before, to: end, by: Self.largestList).map { start in
      ItemList(rows: database.rows, range: start..<min(end, start + Self.largestList))
    }
  }

  /// The most rows that a table receives at once, so that a batch of them takes little memory.
  private static let largestList = 1 << 16
}
