package import TableModel

/// Why an address names no row or section.
package enum PlaceFault: Hashable, Sendable {
  /// A command needs a section, and the table does not have exactly one.
  case sectionMissing(count: Int, isFiltered: Bool)

  /// One row was expected, and the address names more.
  case severalRows(count: Int, first: IndexPath)

  /// The table has no section of the number, only `count`.
  case noSection(Int, count: Int)

  /// No row has the id.
  case noID(ItemID)

  /// The row is in the model, and a view over the rows hides it.
  case hidden(HiddenRow, by: Hider)

  /// There is no current row.
  case noCurrent

  /// The table ends before the row at a distance from another one.
  case noNeighbor(distance: Int, start: IndexPath)

  /// A row without a section in a table that does not have exactly one.
  case sectionNeeded(count: Int, row: Address.Place)

  /// The section has no such row, only `count`.
  case noRow(Address.Place, section: Int, count: Int)

  /// A row that a view hides.
  package enum HiddenRow: Hashable, Sendable {
    case current
    case id(ItemID)
  }

  /// The part of a view that hides a row.
  package enum Hider: Hashable, Sendable {
    case filter
    case folds
  }
}
