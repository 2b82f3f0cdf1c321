public import TableModel
public import TableUI

/// A feature that adds swipe actions to rows, at both edges. (RDDM:
/// `TableSwipeActionsConfigurationPlugin`.)
public final class SwipeActionsFeature: FeaturePlugin, TableViewSwipeActions {
  /// A swipe action: its type, which the row receives, and its look.
  public struct Action: Hashable, Sendable {
    /// The type, such as `delete`.
    public var type: String

    /// The title of the button.
    public var title: String

    /// Whether it deletes the row.
    public var isDestructive: Bool

    /// Creates a button.
    public init(_ type: String, title: String, isDestructive: Bool = false) {
      self.type = type
      self.title = title
      self.isDestructive = isDestructive
    }
  }

  /// Returns the actions at an edge for some of a row's types.
  public typealias Provider = @MainActor (_ types: [String], _ edge: SwipeEdge) -> [Action]

  public let name = "swipeActions"
  public let grants: PluginKind? = .swipeActions
  public let capabilities: [Any.Type] = [(any TableViewSwipeActions).self]

  private let provider: Provider
  private weak var manager: DisplayManager?

  /// Creates a feature.
  public init(_ provider: @escaping Provider) { self.provider = provider }

  public func setUp(in manager: DisplayManager) { self.manager = manager }

  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(at: indexPath, .leading) }

  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(at: indexPath, .trailing) }

  /// Returns the configuration of a row; a row without actions gets an empty one, so that it cannot
  /// be swiped.
  private func configuration(
    at indexPath: IndexPath,
    _ edge: SwipeEdge
  ) -> SwipeActionsConfiguration? {
    guard let item = manager?.generator(at: indexPath) as? any SwipeableItem else {
      return SwipeActionsConfiguration(actions: [])
    }
    let actions = provider(item.actionTypes, edge).map { action in
      ContextualAction(
        style: action.isDestructive ? .destructive : .normal,
        title: action.title
      ) { [weak item] (_, _, completion) throws(TableError) in
        item?.didSwipeEvent.invoke(with: action.type)
        completion(item != nil)
      }
    }
    return SwipeActionsConfiguration(actions: actions)
  }
}
