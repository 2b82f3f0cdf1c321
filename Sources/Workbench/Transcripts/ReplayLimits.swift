import CommandLanguage

/// What the commands of transcripts may not do when they are replayed.
///
/// A machine of continuous integration replays what strangers wrote: there no program is started.
@MainActor final class ReplayLimits {
  /// What is left out.
  let forbidden: Effects

  /// Why a command was not run, or nil where all were.
  private(set) var refusal: CommandError?

  /// Makes limits.
  ///
  /// - Parameter value: The value of a variable of the environment, or nil.
  init(environment value: (String) -> String?) {
    forbidden = value("CI") == "true" ? .runsPrograms : []
  }

  /// Looks whether something is allowed.
  ///
  /// - Parameters:
  ///   - effect: What it touches.
  ///   - offset: Where it stands.
  /// - Throws: `refused` where it is not; the replay ends with that.
  func check(_ effect: Effects, _ offset: Int) throws(CommandError) {
    guard forbidden.contains(effect) else { return }
    let refusal = CommandError(TranscriptFault.noProgram, at: offset)
    self.refusal = refusal
    throw refusal
  }
}

/// A command of a transcript that is not run.
struct ReplayRefusal: Error, Hashable, Sendable {
  /// The line of the transcript, from 1.
  let line: Int

  /// The command as it is written there.
  let command: String

  /// What keeps it from running.
  let message: String
}
