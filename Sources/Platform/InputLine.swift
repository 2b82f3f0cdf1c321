/// What asking a stream for its next line came to.
public enum InputLine: Hashable, Sendable {
  /// The bytes of a line, without LF and without one CR before it.
  case line([UInt8])

  /// There is no further line.
  case end

  /// Ctrl-C came while waiting.
  case interrupted

  /// The stream broke off.
  case failed(SystemError)
}
