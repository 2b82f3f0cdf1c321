import CommandLanguage
import Platform
import TableStore

/// A replay of a transcript's commands in a separate session.
@MainActor struct TranscriptReplay {
  private let session: Session

  /// Creates a session in the folder of a transcript.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are relative to, with the recorder of forbidden attempts.
  ///   - settings: The settings; those that could make replays differ are overridden.
  ///   - features: The features of the session.
  ///   - transport: The transport for requests, or nil without a network.
  init(
    in folder: ReplayFolder,
    settings: SessionSettings,
    features: Features,
    transport: (any HTTPTransport)? = nil
  ) {
    var settings = settings
    settings.format = .text
    settings.echoes = false
    settings.measuresTime = false
    settings.isAccessible = false
    session = Session(settings: settings, transport: transport, features: features)
    session.limits.folder = folder
    session.limits.replay = folder.attempts
  }

  /// Records everything that the commands use from now on.
  func recordCoverage(in recorder: CoverageRecorder) {
    session.limits.coverage = recorder
    session.setTrace(on: session.trace.isOn)
  }

  /// The result of a replayed command.
  struct Result {
    /// Its output, whose lines end in newlines.
    var text = ""

    /// The message of an `expect` that failed, also in a script; or nil.
    var unmet: String?

    /// The attempts that the permissions rejected.
    var attempts: [String] = []
  }

  /// Runs a command.
  func run(_ command: String) -> Result {
    var result = Result()
    _ = session.run(command, at: CommandPlace(isTranscript: true)) { [session] outcome in
      result.text += session.transcriptText(of: outcome)
      session.limits.replay?.note(outcome)
      session.limits.coverage?.note(outcome, in: session)
      if result.unmet == nil { result.unmet = outcome.unmetExpectation }
    }
    result.attempts = session.limits.replay?.take() ?? []
    return result
  }

  /// Runs a command and returns the lines of its output.
  func answer(to command: String) -> [String] { run(command).text.transcriptLines }
}

extension CommandResult {
  /// The message of an `expect` that failed, or nil.
  fileprivate var unmetExpectation: String? {
    guard case .failure(let error) = result else { return nil }
    if error.fault is ExpectationFault { return error.message }
    var lexer = Lexer(command) { _ in "" }
    let first = try? lexer.nextCommand()?.tokens.first?.bare
    return first == "expect" ? error.message : nil
  }
}

extension Session {
  /// Returns a result as transcript text: both streams, in order, 80 columns wide.
  func transcriptText(of outcome: CommandResult) -> String {
    let answer = (outcome.format ?? settings.format)
      .writer(OutputStyle(escapeStyle: settings.escapeStyle))
    let text =
      answer.output(for: outcome) + answer.errors(for: outcome)
      + answer.remark(for: outcome)
    return limits.folder?.naming.plain(text) ?? text
  }
}

extension String {
  /// The lines of a text that ends in a newline.
  var transcriptLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
