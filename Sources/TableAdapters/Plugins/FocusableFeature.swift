public import TableModel
public import TableUI

/// A feature that asks rows whether they can have the focus, and notifies them of it. (RDDM:
/// `TableFocusablePlugin`.)
///
/// Other rows can have the focus.
public final class FocusableFeature: FeaturePlugin, TableViewFocusing {
  public let name = "focusable"
  public let grants: PluginKind? = .focusable
  public let capabilities: [Any.Type] = [(any TableViewFocusing).self]

  private weak var manager: DisplayManager?

  /// Creates a feature.
  public init() {}

  public func setUp(in manager: DisplayManager) { self.manager = manager }

  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    item(at: indexPath)?.canFocus ?? true
  }

  public func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {
    item(at: context.previouslyFocusedIndexPath)?.didFocusEvent.invoke(with: false)
    item(at: context.nextFocusedIndexPath)?.didFocusEvent.invoke(with: true)
    guard let path = context.nextFocusedIndexPath else { return }
    manager?.delegate.send(.focus(path))
  }

  private func item(at indexPath: IndexPath?) -> (any FocusableItem)? {
    indexPath.flatMap { manager?.generator(at: $0) } as? any FocusableItem
  }
}
