import CommandLanguage
import Platform
import TableStore
import TextLayout
import Workspace

/// A receiver of redirected output: a file, or a program run by the shell.
///
/// It is created before the command runs, so that a command with an invalid destination changes
/// nothing.
@MainActor struct AnswerReceiver {
  private enum Target {
    case file(String, appends: Bool)
    case program(String, offset: Int)
  }

  private let target: Target

  /// Creates a receiver after checking the destination.
  ///
  /// - Throws: `io` or `refused` if it cannot be written.
  init(_ destination: AnswerDestination, in session: Session) throws(CommandError) {
    let limits = session.limits
    switch destination {
    case .program(let line, let offset):
      guard line.contains(where: { !$0.isWhitespace }) else {
        throw CommandError(LexerFault.noProgram, at: offset)
      }
      guard limits.allowsPrograms else { throw limits.noPrograms.blaming(offset) }
      target = .program(line, offset: offset)
    case .file(let name, let appends, let offset):
      guard limits.allowsWriting else { throw .confined.blaming(offset) }
      let path = session.resolved(name, isWritten: true)
      try Self.check(path, session, offset)
      target = .file(path, appends: appends)
    }
  }

  private static func check(
    _ path: String,
    _ session: Session,
    _ offset: Int
  ) throws(CommandError) {
    guard !isNowhere(path) else { return }
    let resolved = Files.resolved(path)
    if let resolved,
      let source = session.sources.first(where: {
        $0.document.path.flatMap(Files.resolved) == resolved
      })
    {
      throw CommandError(FileFault.ofOpenTable(path: path, name: source.name), at: offset)
    }
    do throws(FileError) {
      try Files.checkWritable(path)
    } catch {
      throw CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
        .blaming(offset)
    }
  }

  private static func isNowhere(_ path: String) -> Bool { path == "/dev/null" }

  /// Writes a command's output to the destination.
  ///
  /// - Parameters:
  ///   - answer: The output.
  ///   - command: The command.
  ///   - typed: The place of the command in the user's input.
  ///   - format: The format at the destination.
  ///   - isReadOnly: Whether the command changed nothing, so that Ctrl-C can discard its output.
  ///   - session: The session.
  /// - Returns: The output to show instead; it keeps the notes and warnings.
  /// - Throws: `io` if the output cannot be written, `program` if the program's exit status is not
  ///   0.
  func take(
    _ answer: Answer,
    of command: LexedCommand,
    in typed: TypedText,
    as format: AnswerFormat,
    isReadOnly: Bool,
    session: Session
  ) throws(CommandError) -> Answer {
    let outcome = CommandResult(
      number: session.results.count + 1,
      place: typed.place,
      command: typed.text.slice(of: command.range),
      result: .success(answer),
      blame: nil
    )
    let style = OutputStyle(escapeStyle: session.settings.escapeStyle, isForProgram: true)
    var delivered = try session.working(.writingRows) { work throws(CommandError) in
      // The output of a change must arrive; read-only output can be canceled.
      let feed = AnswerFeed(OutputPieces(outcome, format.writer(style))) {
        isReadOnly && work.isCancelled() || answer.listing?.failure?() != nil
      }
      do throws(CommandError) {
        return try deliver(feed, session)
      } catch {
        throw feed.isInterrupted ? answer.listing?.failure?() ?? error : error
      }
    }
    delivered.notes = answer.notes
    if let omission = answer.omission { delivered.notes.append(omission) }
    delivered.warnings = answer.warnings
    return delivered
  }

  /// Writes pieces of output to the destination.
  private func deliver(_ feed: AnswerFeed, _ session: Session) throws(CommandError) -> Answer {
    switch target {
    case .file(let path, let appends): return try write(feed, to: path, appends, session)
    case .program(let line, let offset):
      let answer = try ShellRunner(session).run(line, input: feed, offset: offset)
      if feed.isInterrupted { throw Session.interruption }
      return answer
    }
  }

  /// Writes pieces of output to a file; Ctrl-C leaves the file unchanged.
  private func write(
    _ feed: AnswerFeed,
    to path: String,
    _ appends: Bool,
    _ session: Session
  ) throws(CommandError) -> Answer {
    var bytes = 0
    if Self.isNowhere(path) {
      while let piece = feed.next() { bytes += piece.count }
      if feed.isInterrupted { throw Session.interruption }
    } else if appends {
      bytes = try append(feed, to: path, session)
    } else {
      bytes = try session.write(to: path, force: true) { sink throws(FileError) in
        while let piece = feed.next() { try sink.write(piece) }
        if feed.isInterrupted { throw .cancelled(path) }
      }
    }
    return Answer(
      ["path": .text(path), "bytes": .int(bytes)],
      appends
        ? FileText.added(path: session.shown(path), bytes: bytes)
        : .wrote(path: session.shown(path), bytes: bytes)
    )
  }
}

extension AnswerReceiver {
  /// Appends the whole output to a file, or nothing after Ctrl-C or a failure.
  ///
  /// - Returns: The number of bytes appended.
  private func append(
    _ feed: AnswerFeed,
    to path: String,
    _ session: Session
  ) throws(CommandError) -> Int {
    var bytes = 0
    do throws(FileError) {
      let file = try FileAppender(extending: path)
      do throws(FileError) {
        while let piece = feed.next() {
          bytes += piece.count
          try file.append(piece)
        }
        if feed.isInterrupted { throw .cancelled(path) }
      } catch {
        file.withdraw(atMost: bytes)
        throw error
      }
    } catch {
      if case .cancelled = error { throw Session.interruption }
      throw CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
    }
    return bytes
  }
}

/// A source of output pieces that Ctrl-C can interrupt.
@MainActor final class AnswerFeed {
  private var pieces: OutputPieces
  private let interrupts: () -> Bool

  /// Whether Ctrl-C arrived before the last piece.
  private(set) var isInterrupted = false

  /// Creates a feed.
  ///
  /// - Parameters:
  ///   - pieces: The pieces.
  ///   - interrupts: Returns whether to stop; called before each piece.
  init(_ pieces: OutputPieces, interrupts: @escaping () -> Bool) {
    self.pieces = pieces
    self.interrupts = interrupts
  }

  /// Returns the next piece in UTF-8; nil after the last one and after Ctrl-C.
  func next() -> [UInt8]? {
    guard !isInterrupted else { return nil }
    // After the last piece, a row may have ended the output early.
    isInterrupted = interrupts()
    return isInterrupted || pieces.isDone ? nil : pieces.next()
  }
}
