import CommandLanguage
import TableModel
import Workspace

/// The commands from the prompt that changed something, as a script to repeat them.
struct ScriptLog {
  /// The commands under their full names, oldest first.
  private(set) var commands: [String] = []

  /// The current table and row before the running command.
  private var focus = Focus()

  /// A table and one of its rows.
  private struct Focus: Equatable {
    var source: ObjectIdentifier?
    var row: IndexPath?
  }

  /// Replaces a text that turned out to be a credential with a placeholder.
  mutating func conceal(_ secret: String) {
    commands = commands.map { SecretText.concealing(secret, in: $0) }
  }

  /// Records the current table and row before a command.
  @MainActor mutating func begin(in session: Session) {
    focus = Self.focus(of: session)
  }

  /// Records a command that succeeded, if repeating it would change something.
  ///
  /// A read-only command counts if it changed the current row, because later commands may depend on
  /// it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - outcome: The result of the command.
  ///   - session: The session in which it ran.
  @MainActor mutating func take(
    _ command: RunningCommand,
    _ outcome: CommandResult,
    session: Session
  ) {
    guard outcome.place.isPrompt, session.execution.scripts.isEmpty, outcome.errorCode == nil,
      // A line that starts with a blank is excluded from all histories.
      command.typed.text.first?.isWhitespace != true
    else { return }
    guard command.effects.contains(.changes) || Self.focus(of: session) != focus else { return }
    let typed = TypedCommand(
      command.words,
      in: command.typed.text,
      session: session,
      outcome
    )
    guard !typed.isSilent else { return }
    // A script run in steps may have skipped some lines.
    let isStepped = command.words.tokens.dropFirst().first?.bare == "--step"
    commands.append(isStepped ? "# " + typed.text : typed.text)
  }

  @MainActor private static func focus(of session: Session) -> Focus {
    Focus(source: session.current.map(ObjectIdentifier.init), row: session.current?.currentInModel)
  }
}
