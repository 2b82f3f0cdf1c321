import CommandLanguage
import JSON
import Platform
import TableStore

// The page of `--serve`.
extension Program {
  /// Starts the page of `--serve`.
  ///
  /// - Parameter isAtPrompt: Whether a prompt follows.
  /// - Returns: A status if that fails, else nil.
  func startPage(isAtPrompt: Bool) -> ExitStatus? {
    // Without a prompt, the end of the page is the end of the program.
    if !isAtPrompt { Interruption.includeTermination() }
    let line = (["serve"] + options.serveWords.map(Self.quoted)).joined(separator: " ")
    var status: ExitStatus?
    _ = session.run(line, at: CommandPlace(isPrompt: isAtPrompt)) { [printer] outcome in
      printer.print(outcome)
      if outcome.errorCode != nil { status = .failure }
    }
    return printer.flush() ? status : .output
  }

  /// Returns a word as a command has it: in quotes, unless it is plain.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2C, 0x2D, 0x2E, 0x3A: true
        default: false
        }
      }
    return isPlain ? word : JSONText.quoted(word).replacing("$", with: "\\$")
  }

  /// Serves the page without a prompt until Ctrl-C or SIGTERM.
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
    if session.isFinished {
      for feature in session.moments.sources { feature.didEnd(session) }
    } else {
      // A signal discards no edits.
      session.synchronizeJournals()
      session[ServeFeature.self]?.didEnd(session)
      printer.note(session.takeJournalProblems() + session.linesOfKeptEdits())
    }
    return status
  }
}
