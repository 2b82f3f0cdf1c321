import Platform
import TextLayout

/// A line on a terminal that is written over until what takes long is done.
@MainActor final class TerminalProgress: ProgressReporting {
  private let stream: OutputStream
  private var isShown = false

  /// Shows lines on a stream; nil where that is no terminal that can erase a line.
  init?(_ stream: OutputStream, descriptor: Int32) {
    guard Environment.isTerminal(descriptor), Environment.value("TERM") != "dumb" else {
      return nil
    }
    self.stream = stream
  }

  func show(_ line: String) {
    let width = max(1, Environment.terminalSize().columns - 1)
    stream.write("\r\u{1B}[K" + line.truncated(toWidth: width))
    // Nothing is lost where it cannot be shown.
    try? stream.flush()
    isShown = true
  }

  func clear() {
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    try? stream.flush()
    isShown = false
  }
}
