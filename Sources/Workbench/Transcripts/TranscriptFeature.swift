import CommandLanguage

/// Transcripts: commands and answers are written down, and what changed something is kept as a script.
@MainActor final class TranscriptFeature: LineObserving, OutcomeObserving, EffectKeeping {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["clock": [RecordCommand.self]]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["scripts": [.transcripts]]

  /// What writes commands and answers down, between `record FILE` and `record stop`.
  var recorder: Recorder?

  /// What was typed at the prompt and changed something.
  private(set) var scriptLog = ScriptLog()

  func didRead(remark line: String, in session: Session) {
    recorder?.takeRemark(line, session: session)
  }

  func didRead(_ command: RunningCommand, in session: Session) { scriptLog.begin(in: session) }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    scriptLog.take(command, outcome, session: session)
    // What was answered has not arrived, and is in no recording either.
    guard !session.hasLostOutput else { return }
    recorder?.take(outcome, of: command.words, in: command.typed.text, session: session)
  }

  func conceal(_ secret: String) { scriptLog.conceal(secret) }

  func keeps(_ effects: Effects) -> Bool { recorder != nil }
}
