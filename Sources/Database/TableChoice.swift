/// The user's choices for opening a table of a database.
package struct TableChoice: Hashable, Sendable {
  /// The name of the table, or nil for the only one.
  package var table: String?

  /// The order of the rows, such as `city, name desc`, or nil.
  package var order: String?

  /// The column that stores the place of each row, by which the rows are then ordered, or nil.
  package var position: String?

  /// An SQL condition that the rows fulfill, or nil.
  package var condition: String?

  /// The column whose values make the sections, or nil.
  package var section: String?

  /// Whether the rows cannot be saved.
  package var isReadOnly = false

  /// Whether most rows of a large table are counted after it opens.
  package var countsLater = false

  /// Whether some rows are known to be unreadable, because the file is damaged.
  package var isDamaged = false

  /// Creates the choices for a database with one table.
  package init() {}
}
