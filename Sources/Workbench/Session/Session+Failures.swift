import CommandLanguage

extension Session {
  /// Decides about a failure that nobody expected by the end of a script.
  public func settleAtEnd() {
    if results.pendingFailure != nil { noteFailure() }
    results.pendingFailure = nil
  }

  /// The last failure was what the script wanted, as if an `expect` had named it.
  package func acceptFailure() { results.pendingFailure = nil }

  /// A failure stands: the script that it happened in has failed.
  private func noteFailure() {
    if execution.scripts.isEmpty {
      results.hasFailed = true
    } else {
      execution.scripts[execution.scripts.count - 1].hasFailed = true
    }
  }

  /// Decides about the last failure, now that the next command is known.
  ///
  /// - Returns: False where the failure stands and ends the script.
  func settle(before command: LexedCommand?, at place: CommandPlace) -> Bool {
    guard let failure = results.pendingFailure else { return true }
    if let command, expects(failure, command) { return true }
    results.pendingFailure = nil
    if place.isPrompt || place.isTranscript { return true }
    noteFailure()
    return settings.keepsGoing
  }

  private func expects(_ failure: CommandError, _ command: LexedCommand) -> Bool {
    guard command.tokens.count >= 2, command.tokens[0].bare == "expect" else { return false }
    return command.tokens[1].bare == failure.code
  }
}
