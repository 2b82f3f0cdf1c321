import Glibc

/// The modes of a terminal that a program must leave as it found them.
public struct TerminalFlags: Hashable, Sendable {
  /// Lines are edited by the system.
  public let isCanonical: Bool

  /// What is typed is shown.
  public let isEchoing: Bool

  /// Ctrl-C sends a signal.
  public let sendsSignals: Bool

  /// A newline also returns to the first column.
  public let processesOutput: Bool

  /// Ctrl-S holds the output.
  public let holdsOutput: Bool

  /// Reads the modes; nil where that fails.
  init?(descriptor: Int32) {
    var modes = termios()
    guard unsafe tcgetattr(descriptor, &modes) == 0 else { return nil }
    isCanonical = modes.c_lflag & tcflag_t(ICANON) != 0
    isEchoing = modes.c_lflag & tcflag_t(ECHO) != 0
    sendsSignals = modes.c_lflag & tcflag_t(ISIG) != 0
    processesOutput = modes.c_oflag & tcflag_t(OPOST) != 0
    holdsOutput = modes.c_iflag & tcflag_t(IXON) != 0
  }
}
