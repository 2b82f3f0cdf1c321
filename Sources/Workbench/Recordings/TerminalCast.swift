import CommandLanguage
import Platform
import TextLayout

/// A recorder of all bytes that the terminal receives, with their times.
///
/// The events of a typed line are written once its command has run. So a credential in the line can
/// still be replaced.
@MainActor final class TerminalCast: Recording, TerminalOutputObserver {
  private let file: CastFile
  private let start: UInt64
  private let offset: Int

  private(set) var count = 0
  private(set) var failure: FileError?

  /// The events since the prompt appeared, and the number of their bytes.
  private var events: [Event] = []
  private var eventSize = 0

  /// The number of events that show the running command's line, or nil.
  private var lineEnd: Int?

  /// The prompt of the running command's line, and the line.
  private var line: (prompt: String, text: String)?

  private var depth: Int

  /// The size of the terminal at the last event.
  private var size: CastFile.Size

  /// The bytes at the end of the last event that do not complete a character.
  private var partial: [UInt8] = []

  /// The number of bytes after which events are written before the command has run.
  private static let limit = 1 << 16

  private struct Event {
    let time: Int
    let text: String

    /// The new size of the terminal, or nil for output.
    var size: CastFile.Size?
  }

  /// Starts observing the terminal.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - depth: The number of running scripts.
  init(_ file: CastFile, depth: Int) {
    self.file = file
    self.depth = depth
    start = Clock.monotonicNanoseconds
    offset = file.lastTime
    size = file.size
    TerminalOutput.observer = self
  }

  var path: String { file.path }

  let keepsCommands = false

  private var time: Int { offset + Int((Clock.monotonicNanoseconds - start) / 1000) }

  func terminalDidReceive(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    let text = String(decoding: takeWhole(partial + bytes), as: UTF8.self)
    let size = Environment.terminalSize(of: Descriptors.output)
    if size != self.size {
      self.size = size
      events.append(Event(time: time, text: "", size: size))
    }
    guard !text.isEmpty else { return }
    events.append(Event(time: time, text: text))
    eventSize += text.utf8.count
    if eventSize > Self.limit { flush() }
  }

  func willReadLine() {
    flush()
    line = nil
  }

  func willRun(_ command: RunningCommand, in session: Session) {
    guard session.execution.scripts.count <= depth, command.typed.place.isPrompt, line == nil else {
      return
    }
    line = (session.prompt, command.typed.text)
    lineEnd = events.count
    if session.secrets.areInRunningText { showLine() }
  }

  func take(
    _ outcome: CommandResult,
    of command: LexedCommand,
    in text: String,
    session: Session
  ) {
    depth = min(depth, session.execution.scripts.count)
    guard session.execution.scripts.count == depth, failure == nil else { return }
    let typed = TypedCommand(command, in: text, session: session, outcome)
    if !typed.isRecording { count += 1 }
  }

  func conceal(_ secret: String) {
    guard let line, line.text.contains(secret) else { return }
    self.line = (line.prompt, SecretText.concealing(secret, in: line.text))
    showLine()
  }

  func stop() {
    flush()
    if TerminalOutput.observer === self { TerminalOutput.observer = nil }
  }

  /// Replaces the events of the typed line with the line in its current form.
  private func showLine() {
    guard let line, let lineEnd, lineEnd > 0, lineEnd <= events.count else { return }
    let shown = line.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapedForDisplay() }.joined(separator: "\r\n")
    let event = Event(time: events[lineEnd - 1].time, text: "\(line.prompt)\(shown)\r\n")
    let sizes = events[..<lineEnd].filter { $0.size != nil }
    events.replaceSubrange(0..<lineEnd, with: sizes + [event])
    self.lineEnd = sizes.count + 1
  }

  private func flush() {
    for event in events {
      write { (file) throws(FileError) in
        if let size = event.size { try file.resize(to: size, at: event.time) }
        try file.output(event.text, at: event.time)
      }
    }
    events = []
    eventSize = 0
    lineEnd = nil
  }

  private func write(_ body: (CastFile) throws(FileError) -> Void) {
    guard failure == nil else { return }
    do throws(FileError) { try body(file) } catch { failure = error }
  }

  /// Returns the bytes up to the last complete character, and keeps the rest for the next event.
  private func takeWhole(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    partial = []
    // At most three bytes of a character are followed by more.
    for back in 1...4 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard length > back else { break }
      partial = Array(bytes.suffix(back))
      return bytes.dropLast(back)
    }
    return bytes[...]
  }
}
