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

/// What a screen hears of the person before it.
public enum ScreenEvent: Hashable, Sendable {
  /// Nothing came in time.
  case nothing

  /// A key was pressed.
  case key(Key)

  /// The button of the mouse went down at a place.
  case mouseDown(ScreenPlace)

  /// The button of the mouse went up at a place.
  case mouseUp(ScreenPlace)

  /// The wheel of the mouse turned by so many steps; less than 0 is up.
  case wheel(Int)

  /// The screen has another size.
  case resized

  /// Ctrl-C.
  case interrupted

  /// The terminal is gone.
  case closed
}

/// A key of the keyboard.
public enum Key: Hashable, Sendable {
  /// A key that types a Character.
  case character(Character)

  /// An arrow.
  case up, down, left, right

  /// An arrow with Shift.
  case shiftUp, shiftDown

  /// A page, or all the way.
  case pageUp, pageDown, home, end

  /// Return, or Enter.
  case enter

  /// Tab, and Tab with Shift.
  case tab, backTab

  /// Escape.
  case escape

  /// The keys that delete.
  case backspace, delete

  /// A letter with Ctrl.
  case control(Character)
}

/// A place on a screen of text, counted from 0 at the top left.
public struct ScreenPlace: Hashable, Sendable {
  /// The line.
  public var line: Int

  /// The column.
  public var column: Int

  /// Names a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The size of a screen of text.
public struct ScreenSize: Hashable, Sendable {
  /// How many columns it has.
  public var columns: Int

  /// How many lines it has.
  public var lines: Int

  /// Names a size.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}

/// Why a terminal cannot be filled.
public struct CursesError: Error, Hashable, Sendable {
  /// The reason, in words.
  public let message: String
}
