public import TableModel

/// The swipe actions of a row, the first one nearest to the edge.
///
/// Without actions the row cannot be swiped.
@MainActor public final class SwipeActionsConfiguration {
  /// The actions.
  public let actions: [ContextualAction]

  /// Whether a full swipe performs the first action.
  ///
  /// The default is true.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// A swipe action.
@MainActor public final class ContextualAction {
  /// The style of an action.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A normal action.
    case normal

    /// An action that deletes the row.
    case destructive
  }

  /// A closure that performs the action.
  ///
  /// It receives the action, the cell if the row is on the screen, and a completion. It must call
  /// the completion with whether it had an effect; until then the row stays open.
  public typealias Handler =
    @MainActor (
      _ action: ContextualAction,
      _ sourceView: TableViewCell?,
      _ completion: @escaping @MainActor (Bool) -> Void
    ) throws(TableError) -> Void

  /// The style of the action.
  public let style: Style

  /// The title, or nil.
  public var title: String?

  /// The name of its image, or nil.
  public var image: String?

  /// The closure that performs the action.
  public let handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// A visible button of a swiped row.
public struct SwipeButton: Hashable, Sendable {
  /// The title, or nil for no title.
  public let title: String?

  /// Whether it deletes the row.
  public let isDestructive: Bool

  /// The edge of the button.
  public let edge: SwipeEdge

  /// Creates a button.
  public init(title: String?, isDestructive: Bool, edge: SwipeEdge) {
    self.title = title
    self.isDestructive = isDestructive
    self.edge = edge
  }
}

/// The edge where a swipe starts.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case leading

  /// The right edge.
  case trailing
}
