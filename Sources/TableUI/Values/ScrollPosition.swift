/// Where a row shall stand after scrolling to it.
public enum ScrollPosition: Int, Hashable, Sendable, CaseIterable {
  /// Wherever it is reached with the least movement.
  case none

  /// At the top.
  case top

  /// In the middle.
  case middle

  /// At the bottom.
  case bottom
}
