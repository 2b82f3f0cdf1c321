/// Where a cell puts its texts.
public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
  /// One text.
  case `default`

  /// A text at the left, a detail at the right.
  case value1

  /// A name at the left, a value beside it.
  case value2

  /// A text above a detail.
  case subtitle
}
