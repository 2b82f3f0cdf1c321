import Platform
import TextLayout

/// A line on a terminal that is written over until what takes long is done; a sentence now and then for who has the
/// screen read aloud.
@MainActor final class TerminalProgress: ProgressReporting {
  private let stream: OutputStream
  private let settings: @MainActor () -> SessionSettings
  private var isShown = false

  private var pause = ProgressPause()

  /// Shows lines on a stream; nil where that is no terminal that can erase a line.
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
    // Nothing is lost where it cannot be shown.
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
