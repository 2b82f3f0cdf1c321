/// A sign that a table view draws by itself.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
  /// The chevron that says there is more behind the row.
  case disclosureIndicator

  /// The mark of a chosen row.
  case checkmark

  /// The button that tells details.
  case detailButton

  /// The minus of edit mode.
  case delete

  /// The plus of edit mode.
  case insert

  /// The ring of edit mode at a row that is not chosen.
  case mark

  /// The filled ring of edit mode at a chosen row.
  case selectedMark

  /// The grip by which a row is dragged.
  case reorder

  /// The mark of a row that hides those nested below it.
  case folded

  /// The sign that spins while something is fetched.
  case activityIndicator
}
