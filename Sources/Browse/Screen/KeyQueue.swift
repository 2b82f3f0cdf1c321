/// A screen that nobody sees: its events are given, its frames are kept.
///
/// When the events are over the screen is closed, so that a browser on it ends.
@MainActor public final class KeyQueue: BrowserScreen {
  public private(set) var size: ScreenSize
  public let hasColors: Bool

  /// What was shown, oldest first.
  public private(set) var frames: [TerminalFrame] = []

  private var events: [ScreenEvent]
  private var sizes: [ScreenSize]

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - events: What the person does, in this order; each is followed by a frame.
  ///   - size: How large it is.
  ///   - sizes: The sizes that ``ScreenEvent/resized`` brings, one for each.
  ///   - hasColors: Whether it shows colours.
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
    // Only whoever waits gets something, so that each event has a frame of its own.
    guard milliseconds > 0 else { return .nothing }
    guard let event = events.popLast() else { return .closed }
    if event == .resized, let next = sizes.popLast() { size = next }
    return event
  }
}
