import Glibc

/// The modes of a terminal at one moment: echo, line editing, signals.
public struct TerminalModes: Sendable {
  /// The terminal's descriptor.
  public let descriptor: Int32

  var attributes: termios

  /// Reads the modes; nil where the descriptor is no terminal.
  ///
  /// - Parameter descriptor: The terminal.
  public init?(descriptor: Int32) {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else { return nil }
    self.descriptor = descriptor
    self.attributes = attributes
  }

  /// These modes, with lines that the terminal edits by itself and does not show.
  package var withoutEcho: TerminalModes {
    var modes = self
    modes.attributes.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.attributes.c_lflag |= tcflag_t(ICANON | ISIG)
    modes.attributes.c_iflag |= tcflag_t(ICRNL)
    return modes
  }

  /// Gives the terminal these modes again.
  public func apply() {
    var attributes = attributes
    while unsafe tcsetattr(descriptor, TCSADRAIN, &attributes) == -1 && errno == EINTR {}
  }
}
