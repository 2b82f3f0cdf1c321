package import CommandLanguage
import Workspace

/// What must be there for a command to do its work: whoever calls it checks, and it is not offered in vain.
package struct CommandNeeds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// An open data source.
  static let source = CommandNeeds(rawValue: 1)

  /// An open data source whose table is before a person's eyes, or one step back from there.
  static let screen: CommandNeeds = [.source, CommandNeeds(rawValue: 32)]

  /// An open batch.
  static let batch = CommandNeeds(rawValue: 2)

  /// No open batch.
  static let noBatch = CommandNeeds(rawValue: 4)

  /// An edit to take back.
  static let done = CommandNeeds(rawValue: 8)

  /// An edit that was taken back.
  static let undone = CommandNeeds(rawValue: 16)
}

/// A command of looking that knows where to look next: at the prompt, Return on an empty line goes there.
@MainActor package protocol SteppingCommand: Command {
  /// One step on from here.
  ///
  /// - Parameters:
  ///   - answer: What the command has answered.
  ///   - session: The session that it ran in.
  /// - Returns: The step, or nil where there is none.
  func step(behind answer: Answer, in session: Session) -> LookingStep?
}

/// The next look at something.
package struct LookingStep: Sendable {
  /// The line that does it.
  package var line: String

  /// What comes after that line; nil for what its own command says.
  var then: (@MainActor @Sendable () -> LookingStep?)?

  package init(line: String, then: (@MainActor @Sendable () -> LookingStep?)? = nil) {
    (self.line, self.then) = (line, then)
  }
}
