import CommandLanguage

extension Session {
  /// Whether what was answered did not arrive, so that nothing more may happen.
  var hasLostOutput: Bool { host.sink?.hasFailed ?? false }

  /// Sends on what was answered so far, before something happens that outlasts the session.
  ///
  /// What only changes the session may wait for a full buffer: nobody sees it unless the output arrives.
  ///
  /// - Throws: What ends everything that runs, where the output is lost.
  func checkOutput() throws(CommandError) {
    guard host.sink?.canAdvance() == false else { return }
    // Nobody reads these words: they would go where nothing can be written.
    throw CommandError(SessionFault.outputLost)
  }
}
