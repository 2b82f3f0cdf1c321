import CommandLanguage
import Platform
import TableStore

// The page of `--serve`.
extension Program {
  /// Starts the page of `--serve`.
  ///
  /// - Parameter isAtPrompt: Whether a prompt follows.
  /// - Returns: A status if that fails, else nil.
  func startPage(isAtPrompt: Bool) -> ExitStatus? {
    var status: ExitStatus?
    _ = session.run("serve", at: CommandPlace(isPrompt: isAtPrompt)) { [printer] outcome in
      printer.print(outcome)
      if outcome.errorCode != nil { status = .failure }
    }
    return printer.flush() ? status : .output
  }

  /// Serves the page without a prompt until Ctrl-C.
  ///
  /// - Parameter status: The status of the scripts.
  /// - Returns: The same status.
  func servePage(_ status: ExitStatus) -> ExitStatus {
    session.clock.followsRealTime = true
    // The output of the scripts must not wait for the end of the page.
    guard printer.flush() else { return .output }
    while !Interruption.isPending, !session.isFinished, let companion = session.host.companion {
      let due = companion.milliseconds() ?? 1000
      _ = Descriptors.readable(companion.descriptors(), milliseconds: min(due, 1000))
      _ = companion.work {}
    }
    for feature in session.moments.sources { feature.didEnd(session) }
    return status
  }
}
