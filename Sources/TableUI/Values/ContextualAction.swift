public import TableModel

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
