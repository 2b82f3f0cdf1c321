import CommandLanguage
import Platform

/// Writes the commands of a session and their answers into a transcript while a person works.
///
/// What it writes replays: short names are written in full, each command has a line of its own, and
/// `quit`, `record`, `history`, `watch` and `browse`, which no replay can answer, are left out; what was done in
/// `browse` is not.
@MainActor final class Recorder {
  /// The file.
  let path: String

  /// How many commands were written.
  private(set) var count = 0

  /// Why the file could not be written, or nil; nothing more is tried then.
  private(set) var failure: FileError?

  private let file: FileAppender

  /// Names files as a replay does.
  private let naming: ReplayNaming

  /// How many scripts were running when the recording began.
  private var depth: Int

  /// What the commands of a script answered that the command at hand runs.
  private var inner = ""

  private var outcomeCount = 0

  /// The files that commands of the recording read, and those of them that were saved over.
  private var opened: Set<String> = []
  private var savedOver: Set<String> = []

  /// Makes the file and writes what a fresh session needs to come where this one is.
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

  /// Writes a command and its answer.
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

  /// Writes a line on which there is no command, such as a comment.
  func takeRemark(_ line: String, session: Session) {
    guard failure == nil, session.execution.scripts.count == depth, line.contains("#") else {
      return
    }
    write(Self.text(line, answer: []))
  }

  /// What a person should know when the recording ends.
  var notes: [String] {
    savedOver.sorted().map {
      "\($0) was saved over; a replay begins with what it holds now"
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

  /// A command of a script belongs to the answer of the command that runs the script.
  private func takeInner(_ outcome: CommandResult, _ session: Session) {
    if session.execution.scripts.count < depth {
      // The script that the recording began in is over; the command that ran it is none of ours.
      depth = session.execution.scripts.count
      inner = ""
    } else {
      outcomeCount += 1
      inner += session.transcriptText(of: outcome)
    }
  }

  /// A measured time is another one in every replay.
  private static func text(_ command: String, answer: [String], isTimed: Bool = false) -> String {
    let answer = answer.map { line in
      isTimed && line.hasPrefix("time: ") && line.hasSuffix(" ms")
        ? "time: * ms (glob)" : ExpectedLine.spelling(of: line)
    }
    let lines = TranscriptPrompt.lines(of: command) + answer
    return lines.map { $0 + "\n" }.joined()
  }
}
