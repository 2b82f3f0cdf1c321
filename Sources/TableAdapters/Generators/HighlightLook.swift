/// The looks of a row that is touched.
public enum HighlightLook: String, Hashable, Sendable, CaseIterable {
  /// A finger is on it.
  case highlighted
  /// The finger has left it.
  case unhighlighted
  /// It is selected.
  case selected
  /// It is no longer selected.
  case deselected
}
