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
