/// A command of looking that knows where to look next: at the prompt, Return on an empty line goes there.
@MainActor protocol SteppingCommand: Command {
  /// One step on from here.
  ///
  /// - Parameters:
  ///   - answer: What the command has answered.
  ///   - session: The session that it ran in.
  /// - Returns: The step, or nil where there is none.
  func step(behind answer: Answer, in session: Session) -> LookingStep?
}

/// The next look at something.
struct LookingStep: Sendable {
  /// The line that does it.
  var line: String

  /// What comes after that line; nil for what its own command says.
  var then: (@MainActor @Sendable () -> LookingStep?)?
}
