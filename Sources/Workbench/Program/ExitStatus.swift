/// What the program tells whoever started it.
public enum ExitStatus: Int32, Sendable {
  /// All went well.
  case success = 0

  /// A command failed.
  case failure = 1

  /// The options make no sense.
  case usage = 2

  /// An input could not be read or is not what it should be.
  case input = 3

  /// The answers could not be written.
  case output = 4

  /// Ctrl-C.
  case interrupted = 130
}
