/// Where a run of text stands in a frame wider than itself.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left

  /// In the middle.
  case center

  /// At the right edge.
  case right
}
