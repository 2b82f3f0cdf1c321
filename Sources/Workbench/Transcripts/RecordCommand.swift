import CommandLanguage
import Platform
import TableStore
import TextLayout
import Workspace

/// The `record` command: records commands and output in a transcript.
struct RecordCommand: Command {
  static let description = CommandDescription(
    heading: .init("record", short: "reco", in: .session),
    words: .of(.recording, make: Self.init)
      .written(["FILE", ["--force"]], ["stop"], []).completed(by: .recordWords),
    summary: "record commands and output as a transcript for --check",
    pattern: "Writes what the screen shows. Does not touch the table.",
    setup: ["record lesson.transcript", "row 0 3"],
    example: "record stop",
    effects: [.changes, .writesFiles],
    value: .member("path", "the path, or nil")
  )

  fileprivate enum Action {
    case tell
    case stop
    case start(String, force: Bool)
  }

  private let action: Action

  var effects: Effects { if case .tell = action { .reads } else { Self.description.effects } }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch action {
    case .tell: tell(session)
    case .stop: try stop(session)
    case .start(let path, let force): try start(path, force, session)
    }
  }

  private func tell(_ session: Session) -> Answer {
    guard let recorder = session[TranscriptFeature.self]?.recorder else {
      return Answer(["path": .null], "not recording; try `record FILE`")
    }
    let commands = TextFormatting.count(recorder.count, "command")
    return Answer(
      ["path": .text(recorder.path), "commands": .int(recorder.count)],
      "recording to \(session.shown(recorder.path)), \(commands) so far"
    )
  }

  private func stop(_ session: Session) throws(CommandError) -> Answer {
    guard let recorder = session[TranscriptFeature.self]?.recorder else {
      throw CommandError(TranscriptFault.notRecording)
    }
    session[TranscriptFeature.self]?.recorder = nil
    if let failure = recorder.failure { throw Self.error(failure, session) }
    return Answer(
      ["path": .text(recorder.path), "commands": .int(recorder.count)],
      "recorded \(TextFormatting.count(recorder.count, "command")) to \(session.shown(recorder.path))",
      notes: recorder.notes.map(session.shown)
    )
  }

  private func start(
    _ path: String,
    _ force: Bool,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let transcripts = session[TranscriptFeature.self]
    if let recorder = transcripts?.recorder {
      throw CommandError(TranscriptFault.recording(path: recorder.path))
    }
    let file = session.resolved(path, isWritten: true)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let opening = RecordingStart(of: session, folder: folder)
    do throws(FileError) {
      transcripts?.recorder = try Recorder(
        file,
        force: force,
        opening: opening,
        depth: session.execution.scripts.count
      )
    } catch {
      throw Self.error(error, session)
    }
    return Answer(
      ["path": .text(file)],
      "recording to \(session.shown(file)); `record stop` ends it",
      notes: opening.notes.map(session.shown)
    )
  }

  private static func error(_ error: FileError, _ session: Session) -> CommandError {
    if case .alreadyExists(let path) = error {
      var refusal = CommandError(TranscriptFault.fileExists(path: path))
      refusal.file = path
      return refusal
    }
    return CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
  }
}

extension Grammar {
  /// The grammar of a new file, or of `stop` during a recording.
  fileprivate static let recordWords = Grammar.inScope { scope in
    guard scope.session[TranscriptFeature.self]?.recorder == nil else {
      return .optional(.word("stop"))
    }
    return .flags(["--force": "overwrite a file"], .optional(.newFile))
  }
}

extension Syntax where Value == RecordCommand.Action {
  /// The syntax of a new file, `stop`, or no words.
  fileprivate static let recording: Syntax = {
    let stop = Syntax<RecordCommand.Action>.mark("stop", is: .stop)
      .beginning { $0.count == 1 && $0.bare() == "stop" }
    return Syntax<(Bool, RecordCommand.Action)>.sequence(
      .flag("--force", help: "overwrite a file"),
      .either(stop, Syntax<String>.file().map { .start($0, force: false) }, .nothing(is: .tell))
    )
    .map { isForced, action in
      if case .start(let path, _) = action { .start(path, force: isForced) } else { action }
    }
  }()
}
