import CommandLanguage

extension Session {
  /// Counts a pending failure as unexpected at the end of a script.
  public func settleAtEnd() {
    if results.pendingFailure != nil { noteFailure() }
    results.pendingFailure = nil
    host.sink?.settleFailure(isExpected: false)
  }

  /// Accepts the last failure, as if an `expect` had named it.
  package func acceptFailure() { results.pendingFailure = nil }

  /// Accepts the last failure because an `expect` named it.
  func acceptExpectedFailure() {
    guard results.pendingFailure != nil else { return }
    results.pendingFailure = nil
    host.sink?.settleFailure(isExpected: true)
  }

  /// Marks the current script, or the whole session, as failed.
  private func noteFailure() {
    if execution.scripts.isEmpty {
      results.hasFailed = true
    } else {
      execution.scripts[execution.scripts.count - 1].hasFailed = true
    }
  }

  /// Decides whether the last failure was expected, given the next command.
  ///
  /// - Returns: False if the failure was unexpected and ends the script.
  func settle(before command: LexedCommand?, at place: CommandPlace) -> Bool {
    guard let failure = results.pendingFailure else { return true }
    if let command, expects(failure, command) { return true }
    results.pendingFailure = nil
    host.sink?.settleFailure(isExpected: false)
    if place.isPrompt || place.isTranscript { return true }
    noteFailure()
    // An `expect` with another code fails too and names its code; then the script ends.
    return settings.keepsGoing || command.map(expectsAnotherCode) == true
  }

  /// Returns whether a command is an `expect` with a code, which is not that of the last failure.
  private func expectsAnotherCode(_ command: LexedCommand) -> Bool {
    guard command.tokens.count >= 2, command.tokens[0].bare == "expect",
      let word = command.tokens[1].bare
    else { return false }
    return ExpectationReader(commands: commands, session: self).canOnlyBeCode(word)
  }

  private func expects(_ failure: CommandError, _ command: LexedCommand) -> Bool {
    guard command.tokens.count >= 2, command.tokens[0].bare == "expect" else { return false }
    return command.tokens[1].bare == failure.code
  }
}
