import TableUI

/// A plugin that notifies rows when they appear and disappear, with the cell. (RDDM:
/// `TableDisplayablePlugin`.)
///
/// The row of a cell is recorded when it appears; when it disappears, its place may belong to
/// another row.
public final class DisplayablePlugin: TablePlugin {
  public let name = "displayable"
  public let events = ["will display", "did end display"]
  public let grants: PluginKind? = .displayable

  private var shown: [ObjectIdentifier: any CellGenerator] = [:]
  private var shownTitles: [ObjectIdentifier: any DisplayableTitle] = [:]

  /// Creates a plugin.
  public init() {}

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    switch event {
    case .willDisplayCell(let cell, let path):
      let generator = manager.generator(at: path)
      shown[ObjectIdentifier(cell)] = generator
      (generator as? any DisplayableItem)?.willDisplayEvent.invoke(with: cell)
    case .didEndDisplayingCell(let cell, _):
      let generator = shown.removeValue(forKey: ObjectIdentifier(cell))
      (generator as? any DisplayableItem)?.didEndDisplayEvent.invoke(with: cell)
    case .willDisplayHeader(let view, let section):
      come(
        view,
        manager.sections.indices.contains(section) ? manager.sections[section].header : nil
      )
    case .willDisplayFooter(let view, let section):
      come(
        view,
        manager.sections.indices.contains(section) ? manager.sections[section].footer : nil
      )
    case .didEndDisplayingHeader(let view, _), .didEndDisplayingFooter(let view, _):
      shownTitles.removeValue(forKey: ObjectIdentifier(view))?.didEndDisplayEvent.invoke()
    default: return
    }
  }

  private func come(_ view: TableViewHeaderFooterView, _ title: AnyObject?) {
    let title = title as? any DisplayableTitle
    shownTitles[ObjectIdentifier(view)] = title
    title?.willDisplayEvent.invoke()
  }
}

/// A header or footer that is notified by ``DisplayablePlugin`` when it appears and disappears.
@MainActor public protocol DisplayableTitle: AnyObject {
  /// Sent before it appears.
  var willDisplayEvent: EmptyEvent { get set }

  /// Sent after it disappeared.
  var didEndDisplayEvent: EmptyEvent { get set }
}
