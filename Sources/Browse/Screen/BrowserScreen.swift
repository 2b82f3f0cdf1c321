/// A terminal as far as a browser needs one: it shows frames and hears keys and clicks.
@MainActor public protocol BrowserScreen: AnyObject {
  /// How large it is now.
  var size: ScreenSize { get }

  /// Whether it shows colours.
  var hasColors: Bool { get }

  /// Shows a frame as large as the screen.
  func show(_ frame: TerminalFrame)

  /// Shows the last frame anew, since something else may have written to the screen.
  func redraw()

  /// Takes the next event.
  ///
  /// - Parameter milliseconds: How long to wait for one; 0 takes what is there.
  /// - Returns: The event, or ``ScreenEvent/nothing``.
  func nextEvent(milliseconds: Int) -> ScreenEvent
}
