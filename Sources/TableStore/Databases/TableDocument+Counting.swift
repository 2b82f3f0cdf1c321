import Database
package import TableModel

// Counting the rows of a large table of a database.
extension TableDocument {
  /// Whether the database may have more rows than were counted so far.
  package var isCounting: Bool { database?.table.isCounting ?? false }

  /// Counts further rows of the database.
  ///
  /// - Parameter isWhole: Whether to count all rows; otherwise the step takes about 10 ms.
  /// - Returns: The rows that were found, which follow those known so far.
  /// - Throws: An error if the database cannot be read, or if Ctrl-C was pressed.
  package func countFurther(isWhole: Bool) throws(StoreError) -> ItemList {
    guard let database else { return ItemList() }
    let before = database.rows.count
    do throws(DatabaseError) {
      if isWhole { try database.table.countAll() } else { _ = try database.table.countFurther() }
    } catch {
      throw .database(error, name: name)
    }
    let range = before..<database.rows.count
    return range.isEmpty ? ItemList() : ItemList(rows: database.rows, range: range)
  }
}
