/// The state of a cell that may change its look.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false

  /// Whether the row is being touched.
  public var isHighlighted = false

  /// Whether the table view is in edit mode.
  public var isEditing = false

  /// Makes the state of a cell that nobody touched.
  public init() {}
}
