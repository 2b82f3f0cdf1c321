/// What stands between two rows.
public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none

  /// A thin line.
  case singleLine
}
