import CommandLanguage
import Platform
import Workspace

/// The interface between commands and the user at the prompt, for questions and immediate output.
///
/// Scripts, pipes and replays have none.
@MainActor struct PromptInteraction {
  /// The closure that asks a question and waits for the reply, which is not a command.
  let ask: (_ prompt: String) -> LineRead

  /// The closure that shows lines while the running command has not finished.
  let show: (_ lines: [String]) -> Void

  /// The closure that copies a text to the clipboard; it returns false if the terminal has none.
  var copies: (_ text: String) -> Bool = { _ in false }

  /// The closure that asks for a credential without showing the typed text.
  var askSecret: (_ prompt: String) -> LineRead = { _ in .failed("no terminal") }

  /// The closure that adds a command to the history as if it had been typed.
  var remembers: (_ command: String) -> Void = { _ in }

  /// Whether `watch` continues after the first output; false in examples of `help`.
  var keepsWatching = true

  /// Asks for confirmation; anything but yes means no.
  ///
  /// - Parameters:
  ///   - question: The question, without its question mark.
  ///   - atEnd: The result at the end of input (Ctrl-D).
  /// - Returns: Whether the user confirmed.
  func agrees(to question: String, atEnd: Bool = false) -> Bool {
    switch ask(question + "? [y/N] ") {
    case .line(let answer):
      return ["y", "yes"].contains(answer.lowercased().filter { !$0.isWhitespace })
    case .interrupted:
      // Ctrl-C only canceled the question.
      Interruption.clear()
      return false
    case .endOfInput: return atEnd
    case .failed: return false
    }
  }
}

extension Session {
  /// Whether a user types the commands at a prompt.
  package var hasPerson: Bool { host.person != nil }

  /// The user, if the running command was typed at the prompt; otherwise nil, so no questions are
  /// asked.
  var askedPerson: PromptInteraction? { place.isPrompt ? host.person : nil }

  /// Asks for confirmation of the running command; false in a script.
  package func agrees(to question: String) -> Bool { askedPerson?.agrees(to: question) ?? false }

  /// Returns the names of tables, escaped.
  func unsavedNames(_ sources: [OpenTable]) -> [String] { sources.map { shown($0.name) } }
}
