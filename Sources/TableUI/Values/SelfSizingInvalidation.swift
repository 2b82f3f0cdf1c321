/// When a table view takes over that a cell wants another height.
public enum SelfSizingInvalidation: String, Hashable, Sendable, CaseIterable {
  /// Never by itself.
  case disabled

  /// When the cell asks for it.
  case enabled

  /// When anything in the cell changes its constraints.
  case enabledIncludingConstraints
}
