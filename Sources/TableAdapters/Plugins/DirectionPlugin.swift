import TableUI

/// A plugin that reports the scroll direction each time it changes. (RDDM: `TableDirectionPlugin`.)
///
/// It compares the offset with that at the start of the drag. So small movements of the finger do
/// not change the direction.
public final class DirectionPlugin: TablePlugin {
  /// A direction of scrolling.
  public enum Direction: String, Hashable, Sendable {
    /// Toward the first row.
    case up
    /// Toward the last row.
    case down
  }

  public let name = "direction"
  public let events = ["scroll"]

  private let action: @MainActor (Direction) -> Void
  private var start = 0.0
  private var direction: Direction?

  /// Creates a plugin.
  ///
  /// - Parameter action: Receives the direction.
  public init(_ action: @escaping @MainActor (Direction) -> Void) { self.action = action }

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    guard let now = manager.view?.contentOffset.y else { return }
    switch event {
    case .willBeginDragging: start = now
    case .didScroll where now != start:
      let turned: Direction = now > start ? .down : .up
      guard turned != direction else { return }
      direction = turned
      action(turned)
    default: return
    }
  }
}
