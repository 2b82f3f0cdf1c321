/// What becomes of a page when one of its elements is no row.
///
/// The articles differ, and each wiring keeps the rule of its own.
public enum BadElementRule: Hashable, Sendable {
  /// The element is left out. (DRHTableView drops the row, though silently.)
  case dropsElement

  /// The whole array is left out. (KtTableView maps all of an array or nothing.)
  case dropsArray
}
