/// The edge that a finger swipes from.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The left one.
  case leading

  /// The right one.
  case trailing
}
