import JSON
import TableModel

/// What a changing command asks for, with its addresses found and nothing done yet.
enum Edit: Sendable {
  case insert([TypedItem], at: IndexPath, InsertionSide, isRaw: Bool)
  case delete(RowRange, dropsEmptySection: Bool)
  case replace(IndexPath, TypedItem, isRaw: Bool)
  case update(IndexPath, [Token.Assignment], isRaw: Bool)
  case move(RowRange, to: IndexPath)
  case swap(IndexPath, IndexPath)
  case height(RowRange, Double?)
  case insertSection(String, at: Int)
  case deleteSection(Int)
  case clearSection(Int)
  case moveSection(Int, to: Int)
  case title(SectionTitle, Int, String)
  case reloadRows(RowRange)
  case reloadSection(Int)
  case reconfigureRows(RowRange)
}

/// Beside what rows come in, which makes a difference where the table does not show all rows.
enum InsertionSide: Sendable {
  /// In front of the row that stands there.
  case before

  /// Behind the row before that place.
  case after

  /// In front of all rows of the section.
  case start

  /// Behind all rows of the section.
  case end
}

/// Which parties an edit reaches.
enum EditHalf: Sendable {
  /// Through the controller to the model, and then to the table.
  case both

  /// The model alone (`model …`).
  case model

  /// The table view alone (`table …`).
  case table
}
