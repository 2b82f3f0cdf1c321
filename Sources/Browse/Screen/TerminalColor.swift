/// One of the colours that every terminal with colours has.
public enum TerminalColor: Int, Hashable, Sendable {
  /// The terminal's own.
  case standard = 0

  /// The others, by the numbers that terminals know them by.
  case red, green, yellow, blue, magenta, cyan, white
}
