/// The state of a cell that may change its look.
public struct CellConfigurationState: Hashable, Sendable {
  /// Whether the row is selected.
  public var isSelected = false

  /// Whether the row is being touched.
  public var isHighlighted = false

  /// Whether the table view is in edit mode.
  public var isEditing = false

  /// Whether the row is swiped aside.
  public var isSwiped = false

  /// Whether the row is being dragged.
  public var isReordering = false

  /// Whether the arrow keys have reached the row.
  public var isFocused = false

  /// Makes the state of a cell that nobody touched.
  public init() {}
}
