import TableUI

/// Gives rows their looks while they are touched; the cell is asked first, then the generator.
/// (RDDM: `TableHighlightablePlugin`.)
public final class HighlightablePlugin: TablePlugin {
  public let name = "highlightable"
  public let events = ["highlight", "unhighlight", "select", "deselect"]

  /// Makes a plugin.
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
    // A row that is deselected by itself hears nothing more of the table view.
    if look == .selected, (generator as? any SelectableItem)?.isNeedDeselect == true {
      item.apply(.deselected)
    }
  }
}
