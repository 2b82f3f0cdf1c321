import TableModel
import TableUI

/// A plugin that requests the page before the first row when that is about to appear.
///
/// It keeps visible rows in place. (RDDM: `TableTopPaginatablePlugin`.)
public final class TopPaginatablePlugin: TablePlugin {
  public let name = "topPaginatable"
  public let events = ["will display"]

  /// Whether there are pages before the first row.
  public var canIterate = false

  /// Whether a page is loading.
  public private(set) var isLoading = false

  private let keepsPosition: Bool
  private let load: @MainActor () -> Void

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - keepsPosition: Whether visible rows stay in place when a page is inserted above them. The
  ///     default is true.
  ///   - load: Fetches the page; once its rows are available, ``insert(_:in:)`` inserts them.
  public init(keepsPosition: Bool = true, _ load: @escaping @MainActor () -> Void) {
    self.keepsPosition = keepsPosition
    self.load = load
  }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .willDisplayCell(_, let path) = event, path.row == 0, path.section == 0, canIterate,
      !isLoading
    else { return }
    isLoading = true
    load()
  }

  /// Inserts a page above all rows; the offset grows by the same height as the content.
  ///
  /// - Throws: The manager's error; rows and offset are unchanged then.
  public func insert(
    _ generators: [any CellGenerator],
    in manager: ManualDisplayManager
  ) throws(DisplayManagerError) {
    isLoading = false
    guard let view = manager.view else { return }
    let height = view.contentSize.height
    let offset = view.contentOffset.y
    try manager.insert(generators, at: IndexPath(row: 0, section: 0))
    guard keepsPosition else { return }
    view.contentOffset.y = offset + view.contentSize.height - height
  }
}
