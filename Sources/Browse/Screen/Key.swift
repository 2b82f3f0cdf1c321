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
