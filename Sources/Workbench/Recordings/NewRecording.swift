import CommandLanguage
import Platform
import TableStore

/// A recording that is about to start.
@MainActor struct NewRecording {
  private let path: String
  private let mode: RecordingMode
  private let session: Session
  private let form: RecordingForm

  /// The commands that a transcript starts with; nil for other forms.
  private let opening: RecordingStart?

  /// The size of the terminal if there is none.
  private static let usualSize = (columns: 80, rows: 24)

  init(_ path: String, _ mode: RecordingMode, _ session: Session) {
    (self.path, self.mode, self.session) = (path, mode, session)
    form = RecordingForm(path: path)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    opening = form == .transcript ? RecordingStart(of: session, folder: folder) : nil
  }

  /// Notes for the user at the start.
  var notes: [String] { opening?.notes ?? [] }

  /// Creates the file, or opens it to append.
  ///
  /// - Returns: The recording.
  /// - Throws: An error if the file cannot be written or continued.
  func recording() throws -> any Recording {
    let scripts = session.execution.scripts.count
    switch form {
    case .transcript:
      if appends { throw CommandError(RecordingFault.transcriptAppended(path: path)) }
      let start = opening ?? RecordingStart(of: session, folder: "")
      return try Recorder(path, force: isForced, opening: start, depth: scripts)
    case .page:
      return StepRecorder(try page(), depth: scripts)
    case .cast:
      let isAtTerminal = session.host.person != nil && session.host.terminalColumns != nil
      // Earlier output is not part of the recording.
      _ = session.host.sink?.flush()
      let size =
        isAtTerminal ? Environment.terminalSize(of: Descriptors.output) : Self.usualSize
      let file = try cast(size)
      return isAtTerminal
        ? TerminalCast(file, depth: scripts)
        : StepRecorder(CastSteps(file, clock: session.clock), depth: scripts)
    }
  }

  private var isForced: Bool { mode == .overwrite }

  /// Whether an existing file is continued.
  private var appends: Bool { mode == .append && Files.exists(path) }

  private func page() throws -> PageSteps {
    guard appends else { return try PageSteps(creating: path, force: isForced) }
    guard let page = try PageSteps(extending: path) else {
      throw CommandError(RecordingFault.notPage(path: path))
    }
    return page
  }

  private func cast(_ size: CastFile.Size) throws -> CastFile {
    guard appends else {
      let environment = ["TERM", "SHELL"].compactMap { name in
        Environment.value(name).map { (name: name, value: $0) }
      }
      return try CastFile(creating: path, force: isForced, size: size, environment: environment)
    }
    guard let end = try CastEnd(path) else {
      throw CommandError(RecordingFault.notCast(path: path))
    }
    return try CastFile(extending: end, size: size)
  }
}
