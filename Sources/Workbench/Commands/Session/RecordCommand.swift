import Platform
import TableStore
import TextLayout

/// `record`: writes commands and answers into a transcript.
struct RecordCommand: Command {
  static let description = CommandDescription(
    name: "record",
    shortest: "reco",
    group: .session,
    syntax: ["record FILE [--force]", "record stop", "record"],
    summary: "writes commands and answers into a transcript that --check replays",
    pattern: "Writes what stands on the screen; model, view and controller hear nothing of it.",
    setup: ["record lesson.transcript", "row 0 3"],
    example: "record stop",
    effects: [.changes, .writesFiles],
    completion: .recordWords
  )

  private enum Action {
    case tell
    case stop
    case start(String, force: Bool)
  }

  private let action: Action

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let isForced = arguments.takeFlag("--force")
    if arguments.isEmpty {
      action = .tell
    } else if arguments.count == 1, arguments.take("stop") {
      action = .stop
    } else {
      action = .start(try arguments.takeText("a file"), force: isForced)
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch action {
    case .tell: tell(session)
    case .stop: try stop(session)
    case .start(let path, let force): try start(path, force, session)
    }
  }

  private func tell(_ session: Session) -> Answer {
    guard let recorder = session.recorder else {
      return Answer(["path": .null], "not recording: record FILE")
    }
    let commands = Words.count(recorder.count, "command")
    return Answer(
      ["path": .text(recorder.path), "commands": .int(recorder.count)],
      "recording into \(session.shown(recorder.path)), \(commands) so far"
    )
  }

  private func stop(_ session: Session) throws(CommandError) -> Answer {
    guard let recorder = session.recorder else {
      throw CommandError("refused", "nothing is being recorded", hint: "record FILE")
    }
    session.recorder = nil
    if let failure = recorder.failure { throw Self.error(failure, session) }
    return Answer(
      ["path": .text(recorder.path), "commands": .int(recorder.count)],
      "recorded \(Words.count(recorder.count, "command")) in \(session.shown(recorder.path))",
      notes: recorder.notes.map(session.shown)
    )
  }

  private func start(
    _ path: String,
    _ force: Bool,
    _ session: Session
  ) throws(CommandError) -> Answer {
    if let recorder = session.recorder {
      throw CommandError("refused", "\(recorder.path) is being recorded", hint: "record stop")
    }
    let file = session.resolved(path, isWritten: true)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let opening = RecordingStart(of: session, folder: folder)
    do throws(FileError) {
      session.recorder = try Recorder(
        file,
        force: force,
        opening: opening,
        depth: session.scripts.count
      )
    } catch {
      throw Self.error(error, session)
    }
    return Answer(
      ["path": .text(file)],
      "recording into \(session.shown(file)); record stop ends it",
      notes: opening.notes.map(session.shown)
    )
  }

  private static func error(_ error: FileError, _ session: Session) -> CommandError {
    if case .alreadyExists(let path) = error {
      var refusal = CommandError(
        "refused",
        "there is already a file \(path)",
        hint: "record FILE --force writes over it"
      )
      refusal.file = path
      return refusal
    }
    return CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
  }
}

extension Grammar {
  /// A new file, or `stop` while one is being written.
  fileprivate static let recordWords = Grammar.inScope { scope in
    guard scope.session.recorder == nil else { return .optional(.word("stop")) }
    return .flags(["--force": "even where a file stands there"], .optional(.newFile))
  }
}
