import CommandLanguage
import Platform

/// A recorder that writes a session's commands and output into a transcript.
///
/// The transcript can be replayed: short names are written in full, and each command has its own
/// line. It omits `quit`, `record`, `history`, `watch` and `browse`, which cannot be replayed. It
/// includes the commands that were run in `browse`.
@MainActor final class Recorder: Recording {
  /// The path of the file.
  let path: String

  /// The number of recorded commands.
  private(set) var count = 0

  /// The error that stopped the recording, or nil.
  private(set) var failure: FileError?

  let isReplayed = true

  private let file: FileAppender

  /// The file names that a replay shows.
  private let naming: ReplayNaming

  /// The number of running scripts when the recording began.
  private var depth: Int

  /// The output of commands in a script that the current command runs.
  private var inner = ""

  private var outcomeCount = 0

  /// The files that recorded commands read, and those of them that were later overwritten.
  private var opened: Set<String> = []
  private var savedOver: Set<String> = []

  /// Creates the file and writes commands that set up the current state in a new session.
  init(_ path: String, force: Bool, opening: RecordingStart, depth: Int) throws(FileError) {
    self.path = path
    self.depth = depth
    let folder = try ReplayFolder(opening.folder)
    naming = folder.naming
    let replay = TranscriptReplay(
      in: folder,
      settings: opening.settings,
      features: opening.features
    )
    file = try FileAppender(creating: path, force: force)
    opened = opening.files
    for command in opening.commands {
      outcomeCount += 1
      try file.append(Self.text(command, answer: replay.answer(to: command)))
    }
  }

  /// Records a command and its output.
  func take(
    _ outcome: CommandResult,
    of command: LexedCommand,
    in text: String,
    session: Session
  ) {
    guard session.execution.scripts.count == depth else {
      takeInner(outcome, session)
      return
    }
    defer { inner = "" }
    let typed = TypedCommand(command, in: text, session: session, outcome)
    guard failure == nil, !typed.isSilent else { return }
    outcomeCount += 1
    let answer = inner + session.transcriptText(of: typed.outcome(number: outcomeCount))
    let lines = naming.plain(answer).transcriptLines
    write(Self.text(typed.text, answer: lines, isTimed: typed.isTimed))
    count += 1
    noteFiles(of: typed, outcome)
  }

  /// Records a line without a command, such as a comment.
  func takeRemark(_ line: String, session: Session) {
    guard failure == nil, session.execution.scripts.count == depth, line.contains("#") else {
      return
    }
    write(Self.text(line, answer: []))
  }

  /// Notes for the user at the end of the recording.
  var notes: [String] {
    savedOver.sorted().map {
      "\($0) was overwritten; a replay starts with its current content"
    }
  }

  private func write(_ text: String) {
    do throws(FileError) {
      try file.append(text)
    } catch {
      failure = error
    }
  }

  private func noteFiles(of typed: TypedCommand, _ outcome: CommandResult) {
    guard case .success(let answer) = outcome.result,
      case .text(let path) = answer.value["path"]
    else { return }
    if typed.opensFile { opened.insert(path) }
    if typed.savesFile, opened.contains(path) { savedOver.insert(path) }
  }

  /// Adds the output of a script's command to that of the command that runs the script.
  private func takeInner(_ outcome: CommandResult, _ session: Session) {
    if session.execution.scripts.count < depth {
      // The script in which the recording began has ended; the command that ran it is not recorded.
      depth = session.execution.scripts.count
      inner = ""
    } else {
      outcomeCount += 1
      inner += session.transcriptText(of: outcome)
    }
  }

  /// Returns a command and its output as transcript lines.
  ///
  /// A measured time becomes a pattern, because it differs in every replay.
  private static func text(_ command: String, answer: [String], isTimed: Bool = false) -> String {
    let answer = answer.map { line in
      isTimed && line.hasPrefix("time: ") && line.hasSuffix(" ms")
        ? "time: * ms (glob)" : ExpectedLine.spelling(of: line)
    }
    let lines = TranscriptPrompt.lines(of: command) + answer
    return lines.map { $0 + "\n" }.joined()
  }
}
