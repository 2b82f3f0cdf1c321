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

  /// Gives the terminal these modes again.
  public func apply() {
    var attributes = attributes
    while unsafe tcsetattr(descriptor, TCSADRAIN, &attributes) == -1 && errno == EINTR {}
  }
}
