import Platform
import TableModel
import TextLayout

/// Prints what came of commands: answers to one stream, errors and notes to the other.
@MainActor final class Printer: AnswerSink {
  private let session: Session
  private let output: OutputStream
  private let errors: OutputStream
  private var known: (choice: ColorChoice, output: Palette, errors: Palette)?

  init(_ session: Session, output: OutputStream, errors: OutputStream) {
    self.session = session
    self.output = output
    self.errors = errors
  }

  /// Whether the answers can no longer be written.
  var hasFailed: Bool { output.failure != nil }

  /// Whether the failure was told.
  private var isReported = false

  /// Whether nobody reads the answers any more.
  var isClosedPipe: Bool { output.isClosedPipe }

  /// Prints the outcome of a command.
  func print(_ outcome: Outcome) {
    let format = outcome.format ?? session.settings.format
    if session.settings.echoes, format == .text {
      output.write(session.echo(of: outcome) + "\n")
    }
    let answer = AnswerWriter(
      format: format,
      escapeStyle: session.settings.escapeStyle,
      lineWidth: session.lineWidth,
      isForProgram: !output.isTerminal,
      palette: palettes.output,
      errorPalette: palettes.errors
    )
    let text = answer.output(for: outcome)
    if !outcome.isPaged || !page(text, format) { output.write(text) }
    writeError(answer.errors(for: outcome, width: outcome.errorCode == nil ? 80 : width))
    let coaching = answer.coaching(for: outcome)
    // Where the answers are a table, what is said beside them is no part of it.
    if format == .csv { writeError(coaching) } else { output.write(coaching) }
  }

  /// Leaves nothing but whole answers behind should memory run out in a command, and a message about it.
  func prepareForExhaustion(_ outcome: Outcome) {
    _ = flush()
    let writer = AnswerWriter(
      format: outcome.format ?? session.settings.format,
      escapeStyle: session.settings.escapeStyle
    )
    Memory.setFinalMessage(output: writer.output(for: outcome), errors: writer.errors(for: outcome))
  }

  /// Prints lines of an answer.
  func print(_ lines: [String]) {
    for line in lines { output.write(line + "\n") }
  }

  /// Prints sentences, at a terminal in lines that break between words.
  func printProse(_ lines: [String]) {
    let columns = Environment.terminalSize(of: output.descriptor).columns
    print(output.isTerminal ? lines.flatMap { $0.wrapped(toWidth: columns) } : lines)
  }

  /// Prints notes beside an answer.
  func note(_ notes: [String]) {
    writeError(notes.map { "note: " + session.shown($0) + "\n" }.joined())
  }

  /// Prints an error that no command is to blame for.
  func printError(_ message: String) { writeError(session.shown(message) + "\n") }

  /// Prints why an input named by an option or operand is of no use, as if a command had named it.
  func printFailure(
    _ error: CommandError,
    of command: String,
    at place: Session.Place,
    blame: Outcome.Blame? = nil
  ) {
    let outcome = Outcome(
      number: session.commandCount + 1,
      place: place,
      command: command,
      result: .failure(error),
      blame: blame,
      trace: []
    )
    print(outcome)
  }

  /// Sends everything on; false where the answers cannot be written.
  func flush() -> Bool {
    do throws(SystemError) {
      try output.flush()
      try errors.flush()
    } catch {
      report(error)
    }
    return !hasFailed
  }

  func canGoOn() -> Bool {
    guard flush() else { return false }
    output.noteClosedPipe()
    return !hasFailed
  }

  private func report(_ error: SystemError) {
    guard hasFailed, !isReported else { return }
    isReported = true
    guard !output.isClosedPipe else { return }
    errors.write("tabletop: the answers could not be written: \(error.message)\n")
    // Nothing is left to be told if standard error fails as well.
    try? errors.flush()
  }

  /// Errors come after the answers that stand before them.
  private func writeError(_ text: String) {
    guard !text.isEmpty else { return }
    guard flush() else { return }
    errors.write(text)
    _ = flush()
  }

  /// Shows a text that is longer than the screen in the pager; false where it is to be written as usual.
  private func page(_ text: String, _ format: AnswerFormat) -> Bool {
    guard !session.isConfined, session.settings.usesPager, !session.settings.isAccessible,
      output.isTerminal,
      format == .text || format == .markdown
    else { return false }
    let size = Environment.terminalSize(of: output.descriptor)
    guard Pager.isNeeded(for: text, columns: size.columns, rows: size.rows) else { return false }
    guard flush() else { return true }
    return Pager(Environment.value).show(text)
  }

  /// The colours of both streams, made anew where the choice changed: asking the system costs more than a
  /// command does.
  private var palettes: (output: Palette, errors: Palette) {
    let choice = session.settings.color
    if let known, known.choice == choice { return (known.output, known.errors) }
    let made = (choice: choice, output: palette(of: output), errors: palette(of: errors))
    known = made
    return (made.output, made.errors)
  }

  /// The colours of a stream, each judged by itself.
  private func palette(of stream: OutputStream) -> Palette {
    Palette(
      session.settings.color,
      isTerminal: stream.isTerminal,
      value: Environment.value
    )
  }

  private var width: Int { Environment.terminalSize().columns }
}

extension Outcome {
  /// Whether a pager may show what came of the command.
  fileprivate var isPaged: Bool {
    guard place.isPrompt, case .success(let answer) = result else { return false }
    return answer.isPaged
  }
}

extension Session {
  /// The command as `--echo` prints it.
  fileprivate func echo(of outcome: Outcome) -> String {
    let lines = outcome.command.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { "> " + shown(String($0)) }.joined(separator: "\n")
  }
}
