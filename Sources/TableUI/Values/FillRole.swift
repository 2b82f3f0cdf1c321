/// What a filled frame is for; the renderer picks its colour.
public enum FillRole: String, Hashable, Sendable, CaseIterable {
  /// The row is selected.
  case selection

  /// The row is being touched.
  case highlight
}
