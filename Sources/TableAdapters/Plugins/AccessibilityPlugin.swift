public import TableUI

/// Gives cells and rows the text that is read out to somebody who does not see them.
/// (RDDM: `TableAccessibilityPlugin`.)
///
/// The text is that of the row and that of the cell, with a space between; a row that hears taps is a button. It is
/// made when the row shows and when it changes, and forgotten when the row goes.
public final class AccessibilityPlugin: TablePlugin {
  public let name = "accessibility"
  public let events = ["will display", "did end display"]

  private var texts: [ObjectIdentifier: String] = [:]

  /// Makes a plugin.
  public init() {}

  /// What is read out for a cell on the screen, or nil for nothing.
  public func text(of cell: TableViewCell) -> String? { texts[ObjectIdentifier(cell)] }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    switch event {
    case .willDisplayCell(let cell, let path):
      guard let generator = manager.generator(at: path) else { return }
      texts[ObjectIdentifier(cell)] = Self.text(of: generator, in: cell)
    case .didEndDisplayingCell(let cell, _): texts[ObjectIdentifier(cell)] = nil
    default: return
    }
  }

  /// Makes the texts of what is on the screen anew.
  public func invalidate(in manager: DisplayManager) {
    guard let view = manager.view else { return }
    for path in view.indexPathsForVisibleRows {
      guard let cell = view.cellForRow(at: path) else { continue }
      process(.willDisplayCell(cell, path), in: manager)
    }
  }

  private static func text(of generator: any CellGenerator, in cell: TableViewCell) -> String? {
    let labels = [generator as AnyObject, cell].compactMap {
      ($0 as? any AccessibleItem)?.accessibilityLabel
    }
    guard !labels.isEmpty else { return nil }
    let hearsTaps = (generator as? any SelectableItem)?.didSelectEvent.isEmpty == false
    let hasChildren = (generator as? any FoldableItem)?.childGenerators.isEmpty == false
    return labels.joined(separator: " ") + (hearsTaps || hasChildren ? ", button" : "")
  }
}
