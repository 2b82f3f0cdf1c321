public import TableModel

/// The buttons behind a swiped row, the first one nearest to the edge.
///
/// Without any the row cannot be swiped.
@MainActor public final class SwipeActionsConfiguration {
  /// The buttons.
  public let actions: [ContextualAction]

  /// Whether a swipe all the way does the first one.
  ///
  /// The default is true.
  public var performsFirstActionWithFullSwipe = true

  /// Puts buttons behind a row.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// A button behind a swiped row.
@MainActor public final class ContextualAction {
  /// What a button is for.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// It does something with the row.
    case normal

    /// It takes the row away.
    case destructive
  }

  /// What runs when the button is tapped.
  ///
  /// It gets the action, the cell where the row is on the screen, and the completion, which it must call
  /// with whether it did something; until then the row stays open.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction,
      _ sourceView: TableViewCell?,
      _ completion: @escaping @MainActor (Bool) -> Void
    ) throws(TableError) -> Void

  /// What the button is for.
  public let style: Style

  /// What the button says, or nil.
  public var title: String?

  /// The name of its image, or nil.
  public var image: String?

  /// What runs when it is tapped.
  public let handler: Handler

  /// Makes a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

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

/// The edge that a finger swipes from.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The left one.
  case leading

  /// The right one.
  case trailing
}
