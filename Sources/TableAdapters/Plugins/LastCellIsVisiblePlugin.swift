import TableModel

/// Tells when the last row of the last section is about to show. (RDDM: `TableLastCellIsVisiblePlugin`.)
public final class LastCellIsVisiblePlugin: TablePlugin {
  public let name = "lastCellIsVisible"
  public let events = ["will display"]

  private let action: @MainActor () -> Void

  /// Makes a plugin.
  ///
  /// - Parameter action: What happens then.
  public init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .willDisplayCell(_, let path) = event, manager.lastRow == path else { return }
    action()
  }
}

extension DisplayManager {
  /// The last row of the last section, or nil where that section has none.
  var lastRow: IndexPath? {
    guard let last = sections.last, !last.generators.isEmpty else { return nil }
    return IndexPath(row: last.generators.count - 1, section: sections.count - 1)
  }
}
