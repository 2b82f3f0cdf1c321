import CommandLanguage
import Platform

/// The transcript feature: records commands and output, and keeps edits as a script.
@MainActor final class TranscriptFeature: LineObserving, OutcomeObserving, EffectKeeping {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["clock": [RecordCommand.self]]
  static let topics: KeyValuePairs<String, [HelpTopic]> = [
    "scripts": [.transcripts, .checks, .recordings]
  ]

  /// The recording, between `record FILE` and `record stop`; otherwise nil.
  var recording: (any Recording)? { didSet { isFailureShown = false } }

  /// Whether the user has seen the error that ended the recording.
  private var isFailureShown = false

  /// The commands from the prompt that changed something.
  private(set) var scriptLog = ScriptLog()

  func didRead(remark line: String, in session: Session) {
    recording?.takeRemark(line, session: session)
  }

  func willReadLine(in session: Session) { recording?.willReadLine() }

  func didRead(_ command: RunningCommand, in session: Session) {
    scriptLog.begin(in: session)
    recording?.willRun(command, in: session)
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    scriptLog.take(command, outcome, session: session)
    // Output that was lost must not be in a recording either.
    guard !session.hasLostOutput else { return }
    guard let recording else { return }
    recording.take(outcome, of: command.words, in: command.typed.text, session: session)
    if session.isFinished { recording.stop() }
    guard let failure = recording.failure, !isFailureShown, outcome.remark == nil else { return }
    isFailureShown = true
    let problem = "recording stopped: \(failure.message)"
    outcome.remark = Remark("recording", .text(problem), ["note: \(session.shown(problem))"])
  }

  func conceal(_ secret: String) {
    scriptLog.conceal(secret)
    recording?.conceal(secret)
  }

  func keeps(_ effects: Effects) -> Bool { recording?.keepsCommands ?? false }
}
