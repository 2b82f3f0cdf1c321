public import TableModel

/// From which row to which the focus goes.
public struct FocusUpdateContext: Hashable, Sendable {
  /// The row that has the focus, or nil.
  public let previouslyFocusedIndexPath: IndexPath?

  /// The row that gets it, or nil.
  public let nextFocusedIndexPath: IndexPath?

  /// Describes a step of the focus.
  public init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
  }
}
