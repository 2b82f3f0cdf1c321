import Platform
import TableStore
import TextLayout

/// What takes an answer that goes elsewhere: a file, or a program of the shell.
///
/// Made before the command runs, so that nothing is changed for an answer that has no place to go.
@MainActor struct AnswerReceiver {
  private enum Target {
    case file(String, appends: Bool)
    case program(String, offset: Int)
  }

  private let target: Target

  /// Looks at the place.
  ///
  /// - Throws: `io` or `refused` where nothing can be written there.
  init(_ destination: AnswerDestination, in session: Session) throws(CommandError) {
    guard !session.isConfined else { throw .confined.blaming(destination.offset) }
    switch destination {
    case .program(let line, let offset):
      guard line.contains(where: { !$0.isWhitespace }) else {
        throw CommandError(
          "bad-argument",
          "a program is missing behind |",
          hint: "COMMAND | sort; a title with | stands in quotes",
          offset: offset
        )
      }
      try session.replayLimits?.check(.runsPrograms, offset)
      target = .program(line, offset: offset)
    case .file(let name, let appends, let offset):
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
      throw CommandError(
        "refused",
        "\(path) is the file of the open table \(source.name)",
        hint: "another name; save writes the rows",
        offset: offset
      )
    }
    do throws(FileError) {
      try Files.checkWritable(path)
    } catch {
      throw CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
        .blaming(offset)
    }
  }

  private static func isNowhere(_ path: String) -> Bool { path == "/dev/null" }

  /// Takes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - command: The command that gave it.
  ///   - typed: Where it was typed.
  ///   - format: The form that the command asks for.
  ///   - isOfLooking: Whether the command changed nothing, so that Ctrl-C may still keep its answer back.
  ///   - session: The session.
  /// - Returns: What is said in the answer's place; its notes and warnings stay.
  /// - Throws: `io` where it cannot be written, `program` where the program ends with another status than 0.
  func take(
    _ answer: Answer,
    of command: LexedCommand,
    in typed: TypedText,
    as format: AnswerFormat?,
    isOfLooking: Bool,
    session: Session
  ) throws(CommandError) -> Answer {
    let outcome = Outcome(
      number: session.commandCount + 1,
      place: typed.place,
      command: typed.text.slice(of: command.range),
      result: .success(answer),
      blame: nil,
      trace: []
    )
    let format = format ?? session.settings.format
    let writer = AnswerWriter(
      format: format,
      escapeStyle: session.settings.escapeStyle,
      isForProgram: true
    )
    let text = writer.output(for: outcome)
    // Of a change a person must hear, of looking not.
    if isOfLooking { try session.checkInterruption() }
    var delivered: Answer
    switch target {
    case .file(let path, let appends):
      delivered = try write(text, to: path, appends, session)
    case .program(let line, let offset):
      delivered = try ShellRunner(session).run(line, input: text, offset: offset)
    }
    delivered.notes = answer.notes
    // Lines and records say it themselves.
    if let omission = answer.omission, [.csv, .markdown].contains(format) {
      delivered.notes.append(omission)
    }
    delivered.warnings = answer.warnings
    return delivered
  }

  private func write(
    _ text: String,
    to path: String,
    _ appends: Bool,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let bytes = text.utf8.count
    if appends, !Self.isNowhere(path) {
      do throws(FileError) { try FileAppender(extending: path).append(text) } catch {
        throw CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
      }
    } else if !Self.isNowhere(path) {
      _ = try session.write(text, to: path, force: true)
    }
    return Answer(
      ["path": .text(path), "bytes": .int(bytes)],
      "\(appends ? "added" : "wrote") \(Words.count(bytes, "byte")) to \(session.shown(path))"
    )
  }
}
