import TableUI

/// Tells rows of taps, then deselects those that want it. (RDDM: `TableSelectablePlugin`.)
public final class SelectablePlugin: TablePlugin {
  public let name = "selectable"
  public let events = ["select", "deselect"]
  public let grants: PluginKind? = .selectable

  /// Makes a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    switch event {
    case .select(let path):
      guard let generator = manager.generator(at: path), let item = generator as? any SelectableItem
      else { return }
      item.didSelectEvent.invoke()
      // A listener may have moved the row, or taken it away. In edit mode a selection is what one works on.
      guard item.isNeedDeselect, let view = manager.view, !view.isEditing else { return }
      let isThere = manager.generator(at: path) === generator
      guard let path = isThere ? path : manager.indexPath(of: generator) else { return }
      view.deselectRow(at: path, animated: true)
    case .deselect(let path):
      (manager.generator(at: path) as? any SelectableItem)?.didDeselectEvent.invoke()
    default: return
    }
  }
}
