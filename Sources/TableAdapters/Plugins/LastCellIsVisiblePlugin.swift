import TableModel
import TableUI

/// A plugin that reports when the last row of the last section is about to appear. (RDDM:
/// `TableLastCellIsVisiblePlugin`.)
public final class LastCellIsVisiblePlugin: TablePlugin {
  public let name = "lastCellIsVisible"
  public let events = ["will display"]

  private let action: @MainActor () -> Void

  /// Creates a plugin.
  ///
  /// - Parameter action: The action to perform.
  public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .willDisplayCell(_, let path) = event, manager.lastRow == path else { return }
    action()
  }
}

extension DisplayManager {
  /// The last row of the last section, or nil if that section is empty.
  var lastRow: IndexPath? {
    guard let last = sections.last, !last.generators.isEmpty else { return nil }
    return IndexPath(row: last.generators.count - 1, section: sections.count - 1)
  }
}

/// A plugin that reports the first visible section each time it changes. (RDDM:
/// `TableHeaderVisiblePlugin`.)
public final class HeaderIsVisiblePlugin: TablePlugin {
  public let name = "headerIsVisible"
  public let events = ["scroll"]

  private let action: @MainActor (Int) -> Void
  private var first: Int?

  /// Creates a plugin.
  ///
  /// - Parameter action: Receives the section.
  public init(_ action: @escaping @MainActor (Int) -> Void) { self.action = action }

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    guard event == .didScroll, let view = manager.view else { return }
    let rows = view.indexPathsForRows(in: view.bounds)
    guard let section = rows?.first?.section, section != first else { return }
    first = section
    action(section)
  }
}
