import TableUI

/// A plugin that notifies rows of taps, then deselects those that request it. (RDDM:
/// `TableSelectablePlugin`.)
public final class SelectablePlugin: TablePlugin {
  public let name = "selectable"
  public let events = ["select", "deselect"]
  public let grants: PluginKind? = .selectable

  /// Creates a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    switch event {
    case .select(let path):
      guard let generator = manager.generator(at: path), let item = generator as? any SelectableItem
      else { return }
      item.didSelectEvent.invoke()
      // A listener may have moved or deleted the row. In edit mode, the selection is the user's
      // input.
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

/// A plugin that gives rows their looks while they are touched, by the cell or else the generator.
/// (RDDM: `HighlightablePlugin`.)
public final class HighlightablePlugin: TablePlugin {
  public let name = "highlightable"
  public let events = ["highlight", "unhighlight", "select", "deselect"]

  /// Creates a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    let look: HighlightLook
    switch event {
    case .highlight: look = .highlighted
    case .unhighlight: look = .unhighlighted
    case .select: look = .selected
    case .deselect: look = .deselected
    default: return
    }
    guard let path = event.row, let generator = manager.generator(at: path) else { return }
    let cell = manager.view?.cellForRow(at: path)
    guard let item = (cell as? any HighlightableItem) ?? (generator as? any HighlightableItem)
    else {
      return
    }
    item.apply(look)
    // For a row that deselects itself, the table view makes no further call.
    if look == .selected, (generator as? any SelectableItem)?.isNeedDeselect == true {
      item.apply(.deselected)
    }
  }
}
