import Platform
import TextLayout

/// A line on a terminal that is written over until what takes long is done.
@MainActor final class TerminalProgress: ProgressReporting {
  private let stream: OutputStream
  private let style: @MainActor () -> EscapeStyle
  private var isShown = false

  /// Shows lines on a stream; nil where that is no terminal that can erase a line.
  init?(
    _ stream: OutputStream,
    descriptor: Int32,
    style: @escaping @MainActor () -> EscapeStyle
  ) {
    guard Environment.isTerminal(descriptor), Environment.value("TERM") != "dumb" else {
      return nil
    }
    self.stream = stream
    self.style = style
  }

  func show(_ progress: Progress) {
    let width = max(1, Environment.terminalSize().columns - 1)
    stream.write("\r\u{1B}[K" + ProgressLine(progress).text(width: width, style: style()))
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
