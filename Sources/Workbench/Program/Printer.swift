import CommandLanguage
import Platform
import TableModel
import TextLayout

/// A printer of command results: output to one stream, errors and notes to the other.
@MainActor final class Printer: AnswerSink {
  private let session: Session
  private let output: OutputStream
  private let errors: OutputStream
  private var known: (choice: ColorChoice, output: Palette, errors: Palette)?
  private var lastLook: Look?
  private var lastWriter: (any OutputFormat)?

  init(_ session: Session, output: OutputStream, errors: OutputStream) {
    self.session = session
    self.output = output
    self.errors = errors
  }

  /// Whether output can no longer be written.
  var hasFailed: Bool { output.failure != nil }

  /// Whether the failure was reported.
  private var isReported = false

  /// Whether the reader has closed the output pipe.
  var isClosedPipe: Bool { output.isClosedPipe }

  /// A failure as a record that waits for its verdict, or nil.
  private var waiting: CommandResult?

  /// Prints the result of a command.
  ///
  /// A failure as a record waits for the next command, which may expect it. It never waits for more
  /// input.
  func print(_ outcome: CommandResult) {
    settleFailure(isExpected: false)
    let format = outcome.format ?? session.settings.format
    guard outcome.errorCode == nil || outcome.place.isPrompt || format.reader != .records else {
      waiting = outcome
      return
    }
    show(outcome)
  }

  func settleFailure(isExpected: Bool) {
    guard var outcome = waiting else { return }
    waiting = nil
    outcome.isExpected = isExpected
    show(outcome)
  }

  private func show(_ outcome: CommandResult) {
    let format = outcome.format ?? session.settings.format
    if session.settings.echoes, format.reader == .person {
      output.write(session.echo(of: outcome) + "\n")
    }
    let writer = writer(of: format)
    let isPaged = outcome.isPaged && format.reader.isPaged && pages
    if !isPaged || !page(outcome, writer) { write(outcome, writer) }
    writeError(writer.errors(for: outcome, width: outcome.errorCode == nil ? 80 : width))
    let remark = writer.remark(for: outcome)
    // If the output is a table, remarks go to standard error.
    if format.reader == .table { writeError(remark) } else { output.write(remark) }
  }

  /// The properties that determine the format of output.
  private struct Look: Equatable {
    let format: AnswerFormat
    let color: ColorChoice
    let escapeStyle: EscapeStyle
    let lineWidth: Int?
    let isAccessible: Bool
  }

  /// Returns the writer for a format; it is reused while the format stays the same.
  private func writer(of format: AnswerFormat) -> any OutputFormat {
    var style = session.outputStyle
    let look = Look(
      format: format,
      color: session.settings.color,
      escapeStyle: style.escapeStyle,
      lineWidth: style.lineWidth,
      isAccessible: style.isAccessible
    )
    if let lastWriter, lastLook == look { return lastWriter }
    style.isForProgram = !output.isTerminal
    (style.palette, style.errorPalette) = palettes
    let writer = format.writer(style)
    (lastLook, lastWriter) = (look, writer)
    return writer
  }

  /// Writes output, reading long row lists on demand; Ctrl-C between two pieces cancels it.
  private func write(_ outcome: CommandResult, _ writer: any OutputFormat) {
    guard let listing = outcome.listing else {
      return output.write { writer.append(outcome, to: &$0) }
    }
    var pieces = OutputPieces(outcome, writer)
    while let piece = pieces.next() {
      output.write(piece)
      guard !hasFailed else { return }
      guard !pieces.isDone, session.isCancelled() else { continue }
      output.write(pieces.cut())
      return fail(outcome, with: Session.interruption, writer)
    }
    if let failure = listing.failure?() { fail(outcome, with: failure, writer) }
  }

  /// Reports an error that ended the output of a command early.
  private func fail(
    _ outcome: CommandResult,
    with error: CommandError,
    _ writer: any OutputFormat
  ) {
    session.results.pendingFailure = error
    writeError(writer.errors(for: outcome.failing(with: error), width: width))
  }

  /// Flushes the output and prepares a final message in case a command exhausts the memory.
  func prepareForExhaustion(_ outcome: CommandResult) {
    _ = flushStreams()
    let format = outcome.format ?? session.settings.format
    let writer = format.writer(OutputStyle(escapeStyle: session.settings.escapeStyle))
    let earlier = waiting.map { AnswerFormat.jsonl.writer().output(for: $0) } ?? ""
    Memory.setFinalMessage(
      output: earlier + writer.output(for: outcome),
      errors: writer.errors(for: outcome)
    )
  }

  /// Whether the output goes to a terminal.
  var isTerminal: Bool { output.isTerminal }

  /// Clears the terminal's screen and what it scrolled away.
  func clearScreen() {
    _ = flush()
    output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
  }

  /// Prints lines of output.
  func print(_ lines: [String]) {
    settleFailure(isExpected: false)
    for line in lines { output.write(line + "\n") }
  }

  /// Prints lines, in color if the terminal has it.
  func print(_ lines: [StyledLine]) {
    let palette = palettes.output
    for line in lines {
      output.write(
        line.parts.map { part in
          part.role.map { palette.paint(part.text, as: $0) } ?? part.text
        }.joined() + "\n"
      )
    }
  }

  /// Prints sentences; on a terminal, lines wrap between words.
  func printProse(_ lines: [String]) {
    let columns = Environment.terminalSize(of: output.descriptor).columns
    print(output.isTerminal ? lines.flatMap { $0.wrapped(toWidth: columns) } : lines)
  }

  /// Prints notes about a command's output.
  func note(_ notes: [String]) {
    if notes.isEmpty { return }
    writeError(notes.map { "note: " + session.shown($0) + "\n" }.joined())
  }

  /// Prints an error that no command caused.
  func printError(_ message: String) { writeError(session.shown(message) + "\n") }

  /// Prints an error that has no place in a command or a file.
  func printError(_ wording: Wording) {
    let hint = wording.hint.map { "; \($0)" } ?? ""
    printError("error[\(wording.code)]: \(wording.message)\(hint)")
    for detail in wording.details { printError("  " + detail) }
  }

  /// Prints an error about an input from an option or operand, as if a command had named it.
  func printFailure(
    _ error: CommandError,
    of command: String,
    at place: CommandPlace,
    blame: CommandResult.ErrorLocation? = nil
  ) {
    let outcome = CommandResult(
      number: session.results.count + 1,
      place: place,
      command: command,
      result: .failure(error),
      blame: blame
    )
    print(outcome)
  }

  /// Flushes both streams; returns false if the output cannot be written.
  func flush() -> Bool {
    settleFailure(isExpected: false)
    return flushStreams()
  }

  private func flushStreams() -> Bool {
    do throws(SystemError) {
      try output.flush()
      try errors.flush()
    } catch {
      report(error)
    }
    return !hasFailed
  }

  func canAdvance() -> Bool {
    guard flush() else { return false }
    output.noteClosedPipe()
    return !hasFailed
  }

  private func report(_ error: SystemError) {
    guard hasFailed, !isReported else { return }
    isReported = true
    guard !output.isClosedPipe else { return }
    errors.write("tabletop: cannot write the output: \(error.message)\n")
    // If standard error fails as well, no report is possible.
    try? errors.flush()
  }

  /// Writes an error after all earlier output.
  private func writeError(_ text: String) {
    guard !text.isEmpty else { return }
    guard flush() else { return }
    errors.write(text)
    _ = flush()
  }

  /// Whether long output goes to the pager.
  private var pages: Bool {
    // A recording of the terminal cannot see what the pager prints.
    !session.isConfined && session.settings.usesPager && !session.settings.isAccessible
      && output.isTerminal && TerminalOutput.observer == nil
  }

  /// Shows output longer than the screen in the pager; returns false to write it as usual.
  private func page(_ outcome: CommandResult, _ writer: any OutputFormat) -> Bool {
    var pieces = OutputPieces(outcome, writer)
    var first = pieces.next()
    let size = Environment.terminalSize(of: output.descriptor)
    let text = String(decoding: first ?? [], as: UTF8.self)
    let isNeeded =
      !pieces.isDone || Pager.isNeeded(for: text, columns: size.columns, rows: size.rows)
    guard isNeeded else { return false }
    guard flush() else { return true }
    return Pager(Environment.value).show { first.take() ?? pieces.next() }
  }

  /// The color palettes of both streams.
  ///
  /// They are cached until the color choice changes, because the system query costs more than a
  /// command.
  private var palettes: (output: Palette, errors: Palette) {
    let choice = session.settings.color
    if let known, known.choice == choice { return (known.output, known.errors) }
    let made = (choice: choice, output: palette(of: output), errors: palette(of: errors))
    known = made
    return (made.output, made.errors)
  }

  /// Returns the palette of one stream.
  private func palette(of stream: OutputStream) -> Palette {
    Palette(
      session.settings.color,
      isTerminal: stream.isTerminal,
      value: Environment.value
    )
  }

  private var width: Int { Environment.terminalSize().columns }
}

extension CommandResult {
  /// Whether a pager may show the result of the command.
  fileprivate var isPaged: Bool {
    guard place.isPrompt, case .success(let answer) = result else { return false }
    return answer.isPaged
  }

  /// The rows that are read when they are written, or nil.
  fileprivate var listing: Listing? {
    if case .success(let answer) = result { answer.listing } else { nil }
  }

  /// Returns the result of the same command with an error instead.
  fileprivate func failing(with error: CommandError) -> CommandResult {
    CommandResult(
      number: number,
      place: place,
      command: command,
      result: .failure(error),
      blame: nil
    )
  }
}

extension Session {
  /// Returns the command as `--echo` prints it.
  fileprivate func echo(of outcome: CommandResult) -> String {
    let lines = outcome.command.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { "> " + shown(String($0)) }.joined(separator: "\n")
  }
}
