/// A section that goes from one place to another within a batch.
public struct SectionMove: Hashable, Sendable {
  /// The number of the section before the batch.
  public var from: Int

  /// The number of the section after the batch.
  public var to: Int

  /// Makes a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
