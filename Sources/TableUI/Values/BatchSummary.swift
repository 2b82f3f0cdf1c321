public import TableModel

/// What the last batch of updates came to.
public struct BatchSummary: Hashable, Sendable {
  /// The batch.
  public let updates: TableUpdates

  /// The rows of each section before it.
  public let before: [Int]

  /// The rows of each section after it.
  public let after: [Int]

  /// The animations that the calls asked for, in call order.
  public let animations: [RowAnimation]
}
