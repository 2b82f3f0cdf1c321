import TableUI

/// Tells in which direction the content is scrolled, each time that it turns. (RDDM: `TableDirectionPlugin`.)
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
  private var offset = 0.0
  private var direction: Direction?

  /// Makes a plugin.
  ///
  /// - Parameter action: Gets the direction.
  public init(_ action: @escaping @MainActor (Direction) -> Void) { self.action = action }

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    guard let now = manager.view?.contentOffset.y, now != offset else { return }
    let turned: Direction = now > offset ? .down : .up
    offset = now
    guard turned != direction else { return }
    direction = turned
    action(turned)
  }
}
