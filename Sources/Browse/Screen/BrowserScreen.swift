/// A terminal for a browser: it shows frames and receives keys and clicks.
@MainActor public protocol BrowserScreen: AnyObject {
  /// The current size.
  var size: ScreenSize { get }

  /// Whether the screen shows colors.
  var hasColors: Bool { get }

  /// Shows a frame of the size of the screen.
  func show(_ frame: TerminalFrame)

  /// Redraws the last frame, since another program may have written to the screen.
  func redraw()

  /// Returns the next event.
  ///
  /// - Parameter milliseconds: The maximum time to wait; 0 returns only a pending event.
  /// - Returns: The event, or ``ScreenEvent/nothing``.
  func nextEvent(milliseconds: Int) -> ScreenEvent
}

/// An input event of a screen.
public enum ScreenEvent: Hashable, Sendable {
  /// No event arrived in time.
  case nothing

  /// A key was pressed.
  case key(Key)

  /// The mouse button was pressed at a place.
  case mouseDown(ScreenPlace)

  /// The mouse button was released at a place.
  case mouseUp(ScreenPlace)

  /// The mouse wheel turned by a number of steps; negative numbers are up.
  case wheel(Int)

  /// The size of the screen changed.
  case resized

  /// Ctrl-C was pressed.
  case interrupted

  /// The terminal was closed.
  case closed
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a Character.
  case character(Character)

  /// An arrow key.
  case up, down, left, right

  /// An arrow key with Shift.
  case shiftUp, shiftDown

  /// A key that moves by a page, or to an end.
  case pageUp, pageDown, home, end

  /// Return, or Enter.
  case enter

  /// Tab, with or without Shift.
  case tab, backTab

  /// Escape.
  case escape

  /// The keys that delete.
  case backspace, delete

  /// A letter with Ctrl.
  case control(Character)
}

/// A place on a text screen, counted from 0 at the top left.
public struct ScreenPlace: Hashable, Sendable {
  /// The line.
  public var line: Int

  /// The column.
  public var column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The size of a text screen.
public struct ScreenSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int

  /// The number of lines.
  public var lines: Int

  /// Creates a size.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}

/// The reason why a terminal cannot show a full screen.
public struct CursesError: Error, Hashable, Sendable {
  /// The reason, as text.
  public let message: String
}
