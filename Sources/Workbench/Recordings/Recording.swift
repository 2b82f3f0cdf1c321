import CommandLanguage
import Platform

/// A recording of a session in a file, from `record FILE` to `record stop`.
@MainActor protocol Recording: AnyObject {
  /// The path of the file.
  var path: String { get }

  /// The number of recorded commands.
  var count: Int { get }

  /// The error that ended the recording, or nil.
  var failure: FileError? { get }

  /// Whether the file gets commands with their output.
  ///
  /// Otherwise it gets only what the terminal shows, and lines must not be wider than that.
  var keepsCommands: Bool { get }

  /// Whether a replay at the prompt compares the output, so that lists must have its pages.
  var isReplayed: Bool { get }

  /// Notes for the user at the end of the recording.
  var notes: [String] { get }

  /// Called before the prompt waits for a line.
  func willReadLine()

  /// Called when a command was read but not yet parsed.
  func willRun(_ command: RunningCommand, in session: Session)

  /// Records a command and its output.
  ///
  /// - Parameters:
  ///   - outcome: The result of the command.
  ///   - command: The command.
  ///   - text: The text that contains the command.
  ///   - session: The session.
  func take(_ outcome: CommandResult, of command: LexedCommand, in text: String, session: Session)

  /// Records a line without a command, such as a comment.
  func takeRemark(_ line: String, session: Session)

  /// Called when a text of the running command turns out to be a credential.
  func conceal(_ secret: String)

  /// Ends the recording.
  func stop()
}

extension Recording {
  var keepsCommands: Bool { true }
  var isReplayed: Bool { false }
  var notes: [String] { [] }
  func willReadLine() {}
  func willRun(_ command: RunningCommand, in session: Session) {}
  func takeRemark(_ line: String, session: Session) {}
  func conceal(_ secret: String) {}
  func stop() {}
}

/// The form of a recording; the extension of the file selects it.
enum RecordingForm: CaseIterable {
  /// A transcript that `--check` replays.
  case transcript

  /// A recording of a terminal in asciinema's format, with times.
  case cast

  /// A web page with each command and its output.
  case page

  init(path: String) {
    let name = path.lowercased()
    self =
      name.hasSuffix(".cast")
      ? .cast : name.hasSuffix(".html") || name.hasSuffix(".htm") ? .page : .transcript
  }
}

extension RecordingForm {
  /// The usual extension and its meaning.
  private var ending: (text: String, help: String) {
    switch self {
    case .transcript: (".transcript", "for --check")
    case .cast: (".cast", "for asciinema")
    case .page: (".html", "a web page")
    }
  }

  /// Returns the file names that complete a partial name with an extension; none for a folder.
  static func names(from word: String) -> [OfferedWord] {
    let slash = word.lastIndex(of: "/").map { word.index(after: $0) } ?? word.startIndex
    let dot = word[slash...].lastIndex(of: ".") ?? word.endIndex
    guard dot > slash else { return [] }
    return allCases.map(\.ending).filter { $0.text.hasPrefix(word[dot...]) }.map { ending in
      OfferedWord(word[..<dot] + ending.text, help: ending.help, isText: true)
    }
  }
}

/// The treatment of an existing file by `record`.
enum RecordingMode {
  /// The file must not exist.
  case create

  /// An existing file is overwritten.
  case overwrite

  /// An existing recording is continued.
  case append
}
