/// Whether a selected cell looks selected.
public enum CellSelectionStyle: Int, Hashable, Sendable, CaseIterable {
  /// It is selected and does not show it.
  case none

  /// It shows it.
  case `default`
}
