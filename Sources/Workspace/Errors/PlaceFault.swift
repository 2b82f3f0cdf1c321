package import TableModel

/// The reason why an address does not resolve to a row or section.
package enum PlaceFault: Hashable, Sendable {
  /// A command needs a section, and the table does not have exactly one.
  case sectionMissing(count: Int, isFiltered: Bool)

  /// One row was expected, and the address names more.
  case severalRows(count: Int, first: IndexPath)

  /// The table has only `count` sections.
  case noSection(Int, count: Int)

  /// No row has the id.
  case noID(ItemID)

  /// The row is in the model, and a view over the rows hides it.
  case hidden(HiddenRow, by: Hider)

  /// The table has no current row; a row to try is given, or nil if it has no rows.
  case noCurrent(example: IndexPath?)

  /// The table ends before the row at a distance from another one.
  case noNeighbor(distance: Int, start: IndexPath)

  /// A row without a section in a table that does not have exactly one.
  case sectionNeeded(count: Int, row: Address.Place)

  /// The section has only `count` rows.
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
