/// How a program ended.
public enum ProgramEnd: Hashable, Sendable {
  /// By itself, with a status.
  case exited(Int32)

  /// By a signal.
  case signalled(Int32)

  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }
}
