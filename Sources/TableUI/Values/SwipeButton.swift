/// A button that a swiped row shows.
public struct SwipeButton: Hashable, Sendable {
  /// What it says; nil leaves it bare.
  public let title: String?

  /// Whether it takes the row away.
  public let isDestructive: Bool

  /// The edge at which it stands.
  public let edge: SwipeEdge

  /// Describes a button.
  public init(title: String?, isDestructive: Bool, edge: SwipeEdge) {
    self.title = title
    self.isDestructive = isDestructive
    self.edge = edge
  }
}
