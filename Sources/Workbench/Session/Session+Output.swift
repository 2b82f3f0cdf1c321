import CommandLanguage

extension Session {
  /// Whether output was lost, so that the session must stop.
  var hasLostOutput: Bool { host.sink?.hasFailed ?? false }

  /// Flushes output before an action with effects outside the session.
  ///
  /// Changes within the session can wait for a full buffer, because their only visible effect is
  /// the output.
  ///
  /// - Throws: An error that stops everything if the output is lost.
  func checkOutput() throws(CommandError) {
    guard host.sink?.canAdvance() == false else { return }
    // This text is never shown, because output is not possible.
    throw CommandError(SessionFault.outputLost)
  }
}
