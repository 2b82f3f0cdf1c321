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
