/// A row that goes from one place to another within a batch.
public struct RowMove: Hashable, Sendable {
  /// Where the row stood before the batch.
  public var from: IndexPath

  /// Where the row stands after the batch.
  public var to: IndexPath

  /// Makes a move.
  public init(from: IndexPath, to: IndexPath) {
    self.from = from
    self.to = to
  }
}
