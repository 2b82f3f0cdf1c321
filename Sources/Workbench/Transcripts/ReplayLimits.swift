import CommandLanguage

/// The limits of commands in replayed transcripts.
///
/// On a continuous integration server, transcripts may come from strangers, so no programs are
/// started there.
@MainActor final class ReplayLimits {
  /// The effects that are not allowed.
  let forbidden: Effects

  /// The error of the first rejected command, or nil.
  private(set) var refusal: CommandError?

  /// Creates limits from the environment.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  init(environment value: (String) -> String?) {
    forbidden = value("CI") == "true" ? .runsPrograms : []
  }

  /// Checks whether an effect is allowed.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - offset: The offset for the error.
  /// - Throws: `refused` if it is not allowed, which ends the replay.
  func check(_ effect: Effects, _ offset: Int) throws(CommandError) {
    guard forbidden.contains(effect) else { return }
    let refusal = CommandError(TranscriptFault.noProgram, at: offset)
    self.refusal = refusal
    throw refusal
  }
}

/// A command of a transcript that a replay rejected.
struct ReplayRefusal: Error, Hashable, Sendable {
  /// The line of the transcript, from 1.
  let line: Int

  /// The command in the transcript.
  let command: String

  /// The reason for the rejection.
  let message: String
}
