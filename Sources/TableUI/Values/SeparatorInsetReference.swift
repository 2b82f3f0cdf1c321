/// What the insets of separators count from.
public enum SeparatorInsetReference: String, Hashable, Sendable, CaseIterable {
  /// The edges of the cell.
  case fromCellEdges

  /// The insets that the table view would choose by itself.
  case fromAutomaticInsets
}
