import CommandLanguage
import Platform
import TableStore
import TextLayout
import Workspace

/// The `record` command: records commands and output in a file.
///
/// The extension of the file selects the form: a transcript, a recording for asciinema, or a web
/// page.
struct RecordCommand: Command {
  static let description = CommandDescription(
    heading: .init("record", short: "reco", in: .session),
    words: .of(.recording, make: Self.init)
      .written(["FILE", ["--force|--append"]], ["session"], ["stop"], [])
      .completed(by: .recordWords),
    summary: "record commands and output as a transcript, a .cast or a page",
    pattern:
      "Writes what the screen shows. FILE.cast is for asciinema: at a terminal it holds every byte "
      + "with its time, except the output of other programs. FILE.html is a web page. Any other file "
      + "is a transcript for `--check`, with lists in pages. Does not touch the table.",
    setup: ["record lesson.transcript", "row 0 3"],
    example: "record stop",
    effects: [.changes, .writesFiles],
    value: .member("path", "the path, or nil")
  )

  fileprivate enum Action {
    case tell
    case stop
    case session
    case start(String, RecordingMode)
  }

  private let action: Action

  var effects: Effects {
    switch action {
    case .tell: .reads
    case .session: .changes
    case .stop, .start: Self.description.effects
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch action {
    case .tell: tell(session)
    case .stop: try stop(session)
    case .session: try recordSession(session)
    case .start(let path, let mode): try start(path, mode, session)
    }
  }

  private func tell(_ session: Session) -> Answer {
    guard let recording = session[TranscriptFeature.self]?.recording else {
      return Answer(["path": .null], "not recording; try `record FILE`")
    }
    let commands = TextFormatting.count(recording.count, "command")
    return Answer(
      ["path": .text(recording.path), "commands": .int(recording.count)],
      "recording to \(session.shown(recording.path)), \(commands) so far"
    )
  }

  private func recordSession(_ session: Session) throws(CommandError) -> Answer {
    guard let feature = session[ServeFeature.self], feature.startRecording(in: session),
      let steps = feature.recording?.steps
    else { throw CommandError(ServeFault.noRecording) }
    return Answer(["steps": .int(steps.upperBound)], ServeText.recording(steps: steps.upperBound))
  }

  private func stop(_ session: Session) throws(CommandError) -> Answer {
    guard let recording = session[TranscriptFeature.self]?.recording else {
      throw CommandError(TranscriptFault.notRecording)
    }
    session[TranscriptFeature.self]?.recording = nil
    recording.stop()
    if let failure = recording.failure { throw Self.error(failure, session) }
    return Answer(
      ["path": .text(recording.path), "commands": .int(recording.count)],
      "recorded \(TextFormatting.count(recording.count, "command")) to \(session.shown(recording.path))",
      notes: recording.notes.map(session.shown)
    )
  }

  private func start(
    _ path: String,
    _ mode: RecordingMode,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let transcripts = session[TranscriptFeature.self]
    if let recording = transcripts?.recording {
      throw CommandError(TranscriptFault.recording(path: recording.path))
    }
    let file = session.resolved(path, isWritten: true)
    let start = NewRecording(file, mode, session)
    do {
      transcripts?.recording = try start.recording()
    } catch let error as FileError {
      throw Self.error(error, session)
    } catch {
      throw CommandError(error, style: session.settings.escapeStyle)
    }
    return Answer(
      ["path": .text(file)],
      "recording to \(session.shown(file)); `record stop` ends it",
      notes: start.notes.map(session.shown)
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
    guard scope.session[TranscriptFeature.self]?.recording == nil else {
      return .optional(.word("stop"))
    }
    return .flags(
      ["--force": "overwrite a file", "--append": "continue a .cast or .html file"],
      .optional(.choice([.word("session", help: "record the steps of the table"), .recordingFile]))
    )
  }
}

extension Syntax where Value == RecordCommand.Action {
  /// The syntax of a new file, `stop`, or no words.
  fileprivate static let recording: Syntax = {
    func word(
      _ word: String,
      _ action: RecordCommand.Action
    ) -> Syntax<RecordCommand.Action> {
      .mark(word, is: action).beginning { $0.count == 1 && $0.bare() == word }
    }
    return Syntax<(RecordingMode, RecordCommand.Action)>.sequence(
      .recordingMode,
      .either(
        word("stop", .stop),
        word("off", .stop),
        word("session", .session),
        Syntax<String>.file().map { .start($0, .create) },
        .nothing(is: .tell)
      )
    )
    .map { mode, action in
      if case .start(let path, _) = action { .start(path, mode) } else { action }
    }
  }()
}

extension Syntax where Value == RecordingMode {
  /// The syntax of the treatment of an existing file.
  fileprivate static let recordingMode = Syntax<(Bool, Bool)>.sequence(
    .flag("--force", help: "overwrite a file"),
    .flag("--append", help: "continue a .cast or .html file")
  )
  .map { isForced, appends throws(CommandError) -> RecordingMode in
    guard !isForced || !appends else { throw CommandError(RecordingFault.forceAndAppend) }
    return isForced ? .overwrite : appends ? .append : .create
  }
}
