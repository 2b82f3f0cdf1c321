import CommandLanguage
import Platform
import TextLayout

/// A recorder that writes each command and its output as one step.
///
/// It omits `quit`, `record`, `history`, `watch` and `browse`, and includes the commands that were
/// run in `browse`.
@MainActor final class StepRecorder: Recording {
  private var form: any StepWriting

  private(set) var count = 0
  private(set) var failure: FileError?

  /// The number of running scripts when the recording began.
  private var depth: Int

  /// The command whose step is not written yet.
  private var waiting: (prompt: String, text: String)?

  /// Whether a step is open, to which output is added.
  private var isOpen = false

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - form: The writer of the steps.
  ///   - depth: The number of running scripts.
  init(_ form: any StepWriting, depth: Int) {
    self.form = form
    self.depth = depth
  }

  var path: String { form.path }

  func willRun(_ command: RunningCommand, in session: Session) {
    guard session.execution.scripts.count == depth, !isOpen else { return }
    waiting = (session.prompt, Self.text(of: command.words, in: command.typed.text))
  }

  func take(
    _ outcome: CommandResult,
    of command: LexedCommand,
    in text: String,
    session: Session
  ) {
    let scripts = session.execution.scripts.count
    guard scripts >= depth else {
      // The script in which the recording began has ended; the command that ran it is not recorded.
      depth = scripts
      waiting = nil
      return
    }
    guard failure == nil else { return }
    if scripts > depth { return add(outcome, session) }
    let typed = TypedCommand(command, in: text, session: session, outcome)
    defer { waiting = nil }
    guard !typed.isSilent else { return }
    if waiting == nil { waiting = (session.prompt, Self.text(of: command, in: text)) }
    add(outcome, session)
    write { (form) throws(FileError) in try form.finish() }
    isOpen = false
    count += 1
  }

  func takeRemark(_ line: String, session: Session) {
    guard session.execution.scripts.count == depth, !isOpen, line.contains("#") else { return }
    let shown = line.escapedForDisplay(session.settings.escapeStyle)
    write { (form) throws(FileError) in try form.addRemark(shown, prompt: session.prompt) }
  }

  func conceal(_ secret: String) {
    guard let step = waiting else { return }
    waiting = (step.prompt, SecretText.concealing(secret, in: step.text))
  }

  /// Writes the output of a command; first its step's opening, if it is not written yet.
  private func add(_ outcome: CommandResult, _ session: Session) {
    if !isOpen, let waiting {
      let lines = waiting.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).escapedForDisplay(session.settings.escapeStyle) }
      write { (form) throws(FileError) in try form.begin(prompt: waiting.prompt, lines: lines) }
      isOpen = true
    }
    guard isOpen else { return }
    var style = session.outputStyle
    let palette = Palette(session.settings.color, isTerminal: true) { name in
      name == "TERM" ? "xterm" : Environment.value(name)
    }
    (style.palette, style.errorPalette) = (palette, palette)
    let writer = (outcome.format ?? session.settings.format).writer(style)
    var pieces = OutputPieces(outcome, writer)
    while failure == nil, let piece = pieces.next() {
      write { (form) throws(FileError) in try form.add(String(decoding: piece, as: UTF8.self)) }
    }
    let rest = writer.errors(for: outcome) + writer.remark(for: outcome)
    write { (form) throws(FileError) in try form.add(rest) }
  }

  private func write(_ body: (inout any StepWriting) throws(FileError) -> Void) {
    guard failure == nil else { return }
    do throws(FileError) { try body(&form) } catch { failure = error }
  }

  /// Returns a command without the blanks and semicolons before it.
  private static func text(of command: LexedCommand, in typed: String) -> String {
    let text = typed.slice(of: command.range)
    let blanks = text.utf8.prefix { $0.isBlank || $0 == UInt8(ascii: ";") }.count
    return String(decoding: text.utf8.dropFirst(blanks), as: UTF8.self)
  }
}

/// A writer of steps in one form.
@MainActor protocol StepWriting {
  /// The path of the file.
  var path: String { get }

  /// Begins a step.
  ///
  /// - Parameters:
  ///   - prompt: The prompt before the command.
  ///   - lines: The lines of the command, safe to print.
  /// - Throws: The reason why the file cannot grow.
  mutating func begin(prompt: String, lines: [String]) throws(FileError)

  /// Adds output to the step, in color, each line with its newline.
  mutating func add(_ output: String) throws(FileError)

  /// Ends the step.
  mutating func finish() throws(FileError)

  /// Adds a line without a command.
  mutating func addRemark(_ line: String, prompt: String) throws(FileError)
}
