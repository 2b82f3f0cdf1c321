/// The exit status of the program.
public enum ExitStatus: Int32, Sendable {
  /// Success.
  case success = 0

  /// A command failed.
  case failure = 1

  /// Invalid options.
  case usage = 2

  /// Unreadable or invalid input.
  case input = 3

  /// Output could not be written.
  case output = 4

  /// Ctrl-C.
  case interrupted = 130
}
