import Platform
import TextLayout

/// A progress line on a terminal that is rewritten until the task ends.
///
/// For screen readers, it prints an occasional sentence instead.
@MainActor final class TerminalProgress: ProgressReporting {
  private let stream: OutputStream
  private let settings: @MainActor () -> SessionSettings
  private var isShown = false

  private var pause = ProgressPause()

  /// Creates a display on a stream; nil unless the stream is a terminal that can erase a line.
  init?(
    _ stream: OutputStream,
    descriptor: Int32,
    settings: @escaping @MainActor () -> SessionSettings
  ) {
    guard Environment.isTerminal(descriptor), Environment.value("TERM") != "dumb" else {
      return nil
    }
    self.stream = stream
    self.settings = settings
  }

  func show(_ progress: Progress) {
    let settings = settings()
    guard !settings.isAccessible else { return speak(progress, settings.escapeStyle) }
    let width = max(1, Environment.terminalSize().columns - 1)
    stream.write(
      "\r\u{1B}[K" + ProgressLine(progress).text(width: width, style: settings.escapeStyle)
    )
    // A failure to show progress has no consequences.
    try? stream.flush()
    isShown = true
  }

  private func speak(_ progress: Progress, _ style: EscapeStyle) {
    guard pause.isOver(at: progress.seconds) else { return }
    stream.write(ProgressLine(progress).sentence.escapedForDisplay(style) + "\n")
    try? stream.flush()
  }

  func clear() {
    pause = ProgressPause()
    guard isShown else { return }
    stream.write("\r\u{1B}[K")
    try? stream.flush()
    isShown = false
  }
}
