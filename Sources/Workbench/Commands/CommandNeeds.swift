import Workspace

/// The conditions for running a command; callers check them, and completion hides unusable
/// commands.
package struct CommandNeeds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// An open table.
  static let source = CommandNeeds(rawValue: 1)

  /// An open table that is on screen, or one step back from it.
  static let screen: CommandNeeds = [.source, CommandNeeds(rawValue: 32)]

  /// An open batch.
  static let batch = CommandNeeds(rawValue: 2)

  /// No open batch.
  static let noBatch = CommandNeeds(rawValue: 4)

  /// An edit to undo.
  static let done = CommandNeeds(rawValue: 8)

  /// An edit to redo.
  static let undone = CommandNeeds(rawValue: 16)
}

/// The next step of a read-only command.
package struct LookingStep: Sendable {
  /// The command line that performs the step.
  package var line: String

  /// The step after this one; nil to ask the command of the line.
  var then: (@MainActor @Sendable () -> LookingStep?)?

  package init(line: String, then: (@MainActor @Sendable () -> LookingStep?)? = nil) {
    (self.line, self.then) = (line, then)
  }
}

/// The cases in which a command needs all rows of a table, which a database may not have counted yet.
package enum RowNeed: Hashable, Sendable {
  /// It may need any row.
  case always

  /// It needs only the rows on the screen, except with arguments.
  case withArguments

  /// It needs at most the rows on the screen.
  case never
}
