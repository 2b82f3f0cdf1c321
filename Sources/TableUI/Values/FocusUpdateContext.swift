public import TableModel

/// A focus change from one row to another.
public struct FocusUpdateContext: Hashable, Sendable {
  /// The row that has the focus, or nil.
  public let previouslyFocusedIndexPath: IndexPath?

  /// The row that will get the focus, or nil.
  public let nextFocusedIndexPath: IndexPath?

  /// Creates a focus change.
  public init(from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
  }
}
