import CommandLanguage

/// The transcript feature: records commands and output, and keeps edits as a script.
@MainActor final class TranscriptFeature: LineObserving, OutcomeObserving, EffectKeeping {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["clock": [RecordCommand.self]]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["scripts": [.transcripts, .checks]]

  /// The recorder, between `record FILE` and `record stop`; otherwise nil.
  var recorder: Recorder?

  /// The commands from the prompt that changed something.
  private(set) var scriptLog = ScriptLog()

  func didRead(remark line: String, in session: Session) {
    recorder?.takeRemark(line, session: session)
  }

  func didRead(_ command: RunningCommand, in session: Session) { scriptLog.begin(in: session) }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    scriptLog.take(command, outcome, session: session)
    // Output that was lost must not be in a recording either.
    guard !session.hasLostOutput else { return }
    recorder?.take(outcome, of: command.words, in: command.typed.text, session: session)
  }

  func conceal(_ secret: String) { scriptLog.conceal(secret) }

  func keeps(_ effects: Effects) -> Bool { recorder != nil }
}
