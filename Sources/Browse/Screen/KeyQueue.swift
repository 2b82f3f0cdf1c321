/// An invisible screen with prepared events that keeps its frames.
///
/// After the last event the screen closes, so that a browser on it ends.
@MainActor public final class KeyQueue: BrowserScreen {
  public private(set) var size: ScreenSize
  public let hasColors: Bool

  /// The frames shown so far, oldest first.
  public private(set) var frames: [TerminalFrame] = []

  private var events: [ScreenEvent]
  private var sizes: [ScreenSize]

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - events: The events in order; a frame follows each.
  ///   - size: The size of the screen.
  ///   - sizes: The sizes for the ``ScreenEvent/resized`` events, one per event.
  ///   - hasColors: Whether the screen shows colors.
  public init(
    _ events: [ScreenEvent],
    size: ScreenSize,
    sizes: [ScreenSize] = [],
    hasColors: Bool = false
  ) {
    self.events = events.reversed()
    self.size = size
    self.sizes = sizes.reversed()
    self.hasColors = hasColors
  }

  public func show(_ frame: TerminalFrame) { frames.append(frame) }

  public func redraw() {}

  public func nextEvent(milliseconds: Int) -> ScreenEvent {
    // Only a waiting caller receives an event, so that each event has a separate frame.
    guard milliseconds > 0 else { return .nothing }
    guard let event = events.popLast() else { return .closed }
    if event == .resized, let next = sizes.popLast() { size = next }
    return event
  }
}
