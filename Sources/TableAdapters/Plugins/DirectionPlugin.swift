import TableUI

/// Tells in which direction the content is scrolled, each time that it turns. (RDDM: `TableDirectionPlugin`.)
///
/// It compares with where the content was when the finger came down, so that a finger which trembles on its way
/// turns nothing.
public final class DirectionPlugin: TablePlugin {
  /// A direction of scrolling.
  public enum Direction: String, Hashable, Sendable {
    /// Towards the first row.
    case up
    /// Towards the last row.
    case down
  }

  public let name = "direction"
  public let events = ["scroll"]

  private let action: @MainActor (Direction) -> Void
  private var start = 0.0
  private var direction: Direction?

  /// Creates a plugin.
  ///
  /// - Parameter action: Gets the direction.
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
