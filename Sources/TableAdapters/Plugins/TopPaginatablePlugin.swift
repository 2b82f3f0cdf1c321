import TableModel
import TableUI

/// Asks for the page before the first row when that is about to show, and keeps what a person looks at in its place.
/// (RDDM: `TableTopPaginatablePlugin`.)
public final class TopPaginatablePlugin: TablePlugin {
  public let name = "topPaginatable"
  public let events = ["will display"]

  /// Whether there are pages before the first row.
  public var canIterate = false

  /// Whether a page is on its way.
  public private(set) var isLoading = false

  private let keepsPosition: Bool
  private let load: @MainActor () -> Void

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - keepsPosition: Whether the rows on the screen stay where they are when a page comes above them.
  ///   - load: Fetches the page; when the rows are there, ``insert(_:in:)`` puts them in.
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

  /// Puts a page in above all rows; the offset grows by as much as the content.
  ///
  /// - Throws: What the manager refuses; rows and offset are then as before.
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
