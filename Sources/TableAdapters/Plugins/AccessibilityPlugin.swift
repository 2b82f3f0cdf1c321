public import TableUI

/// A plugin that gives cells, headers and footers their text for screen readers. (RDDM:
/// `TableAccessibilityPlugin`.)
///
/// The text is that of the row and that of the cell, separated by a space. A row with taps or
/// children is a button, and a header is marked as one. The text is created when a view appears or
/// is invalidated, and removed when it disappears.
public final class AccessibilityPlugin: TablePlugin {
  public let name = "accessibility"
  public let events = ["will display", "did end display", "accessibility invalidated"]

  private var texts: [ObjectIdentifier: String] = [:]

  /// Creates a plugin.
  public init() {}

  /// Returns the accessibility text of a visible cell, or nil.
  public func text(of cell: TableViewCell) -> String? { texts[ObjectIdentifier(cell)] }

  /// Returns the accessibility text of a visible header or footer, or nil.
  public func text(of view: TableViewHeaderFooterView) -> String? { texts[ObjectIdentifier(view)] }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    switch event {
    case .willDisplayCell(let cell, let path), .cellAccessibilityInvalidated(let cell, let path):
      guard let generator = manager.generator(at: path) else { return }
      texts[ObjectIdentifier(cell)] = Self.text(of: generator, in: cell)
    case .didEndDisplayingCell(let cell, _): texts[ObjectIdentifier(cell)] = nil
    case .willDisplayHeader(let view, let section),
      .headerAccessibilityInvalidated(let view, let section):
      guard manager.sections.indices.contains(section) else { return }
      let labels = Self.labels(manager.sections[section].header, view)
      texts[ObjectIdentifier(view)] = labels.map { $0 + ", header" }
    case .willDisplayFooter(let view, let section),
      .footerAccessibilityInvalidated(let view, let section):
      guard manager.sections.indices.contains(section) else { return }
      texts[ObjectIdentifier(view)] = Self.labels(manager.sections[section].footer, view)
    case .didEndDisplayingHeader(let view, _), .didEndDisplayingFooter(let view, _):
      texts[ObjectIdentifier(view)] = nil
    default: return
    }
  }

  /// Updates the texts of all visible views.
  public func invalidate(in manager: DisplayManager) {
    guard let view = manager.view else { return }
    for path in view.indexPathsForVisibleRows {
      guard let cell = view.cellForRow(at: path) else { continue }
      process(.cellAccessibilityInvalidated(cell, path), in: manager)
    }
    for section in view.visibleSections {
      if let header = view.headerView(forSection: section) {
        process(.headerAccessibilityInvalidated(header, section), in: manager)
      }
      if let footer = view.footerView(forSection: section) {
        process(.footerAccessibilityInvalidated(footer, section), in: manager)
      }
    }
  }

  private static func text(of generator: any CellGenerator, in cell: TableViewCell) -> String? {
    guard let labels = labels(generator, cell) else { return nil }
    let hearsTaps = (generator as? any SelectableItem)?.didSelectEvent.isEmpty == false
    let hasChildren = (generator as? any FoldableItem)?.childGenerators.isEmpty == false
    return labels + (hearsTaps || hasChildren ? ", button" : "")
  }

  /// Returns the combined texts of two objects; nil if both have none.
  private static func labels(_ first: AnyObject, _ second: AnyObject) -> String? {
    let labels = [first, second].compactMap { ($0 as? any AccessibleItem)?.accessibilityLabel }
    return labels.isEmpty ? nil : labels.joined(separator: " ")
  }
}
