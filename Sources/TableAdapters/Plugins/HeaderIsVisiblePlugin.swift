import TableModel
import TableUI

/// Tells which section stands first on the screen, each time that it is another one.
/// (RDDM: `TableHeaderVisiblePlugin`.)
public final class HeaderIsVisiblePlugin: TablePlugin {
  public let name = "headerIsVisible"
  public let events = ["scroll"]

  private let action: @MainActor (Int) -> Void
  private var first: Int?

  /// Makes a plugin.
  ///
  /// - Parameter action: Gets the section.
  public init(_ action: @escaping @MainActor (Int) -> Void) { self.action = action }

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    guard event == .didScroll, let view = manager.view else { return }
    let rows = view.indexPathsForRows(in: view.bounds)
    guard let section = rows?.first?.section, section != first else { return }
    first = section
    action(section)
  }
}
