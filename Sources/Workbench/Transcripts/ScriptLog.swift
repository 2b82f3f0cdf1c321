import CommandLanguage
import TableModel
import Workspace

/// What was typed at the prompt and changed something, so that it can be done again as a script.
struct ScriptLog {
  /// The commands under their full names, oldest first.
  private(set) var commands: [String] = []

  /// Where the commands looked from before the one at hand: the source and the row spoken of.
  private var focus = Focus()

  /// A source and a row of it.
  private struct Focus: Equatable {
    var source: ObjectIdentifier?
    var row: IndexPath?
  }

  /// Puts a placeholder in the place of a text that turned out to be a credential.
  mutating func conceal(_ secret: String) {
    commands = commands.map { SecretText.concealing(secret, in: $0) }
  }

  /// Notes where the command that begins looks from.
  @MainActor mutating func begin(in session: Session) {
    focus = Self.focus(of: session)
  }

  /// Takes a command that succeeded, if doing it again would change something.
  ///
  /// A command of looking counts where it spoke of another row: what comes after may begin there.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - outcome: What came of it.
  ///   - session: The session that it ran in.
  @MainActor mutating func take(
    _ command: RunningCommand,
    _ outcome: CommandResult,
    session: Session
  ) {
    guard outcome.place.isPrompt, session.execution.scripts.isEmpty, outcome.errorCode == nil,
      // Such a line stays out of every history.
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
    // Of a script that was gone through line by line some lines may not have run.
    let isStepped = command.words.tokens.dropFirst().first?.bare == "--step"
    commands.append(isStepped ? "# " + typed.text : typed.text)
  }

  @MainActor private static func focus(of session: Session) -> Focus {
    Focus(source: session.current.map(ObjectIdentifier.init), row: session.current?.currentInModel)
  }
}
