/// An address of rows as the user types it, before the rows are looked up.
package enum Address: Hashable, Sendable {
  /// The current row.
  case current

  /// A place in a section.
  case row(section: Int, Place)

  /// A place without a section, for a table with one section.
  case loneRow(Place)

  /// The row at a distance from the current one, in reading order.
  case relative(Int)

  /// The row with an id.
  case id(String)

  /// Every row.
  case all

  /// One or more rows within a section.
  package enum Place: Hashable, Sendable {
    /// A row number, from 0.
    case number(Int)

    /// The last row.
    case last

    /// The rows from one number to another, both included.
    case range(Int, Int)

    /// The rows from a number to the last one.
    case rangeToLast(Int)

    /// Every row of the section.
    case every
  }
}
