/// What a drop would do.
public struct DropProposal: Hashable, Sendable {
  /// What becomes of the thing.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it cannot be dropped.
    case cancel

    /// Nothing, here and now.
    case forbidden

    /// It is there twice.
    case copy

    /// It is elsewhere.
    case move
  }

  /// How the table makes room.
  public enum Intent: String, Hashable, Sendable, CaseIterable {
    /// It does not.
    case unspecified

    /// A gap opens at the place.
    case insertAtDestinationIndexPath

    /// The row at the place takes it in.
    case insertIntoDestinationIndexPath
  }

  /// What becomes of the thing.
  public let operation: Operation

  /// How the table makes room.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: Operation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}
