import CommandLanguage
import Platform
import Workspace

/// The person at the prompt, as commands reach them: to ask something, or to show something at once.
///
/// A script, a pipe and a replay have none.
@MainActor struct PromptInteraction {
  /// Asks something and waits for the answer, which is no command.
  let ask: (_ prompt: String) -> LineRead

  /// Shows lines before the command that is at work has answered.
  let show: (_ lines: [String]) -> Void

  /// Puts a text on the clipboard; false where the terminal has none.
  var copies: (_ text: String) -> Bool = { _ in false }

  /// Asks for a credential, and what is typed is not shown.
  var askSecret: (_ prompt: String) -> LineRead = { _ in .failed("no terminal") }

  /// Takes a command into the history as if it had been typed.
  var remembers: (_ command: String) -> Void = { _ in }

  /// Whether what is watched goes on after the first look; the examples of help end there.
  var keepsWatching = true

  /// Asks whether to go on; all but a yes is a no.
  ///
  /// - Parameters:
  ///   - question: The question, without its mark.
  ///   - atEnd: What the end of the input (Ctrl-D) means.
  /// - Returns: Whether the person said so.
  func agrees(to question: String, atEnd: Bool = false) -> Bool {
    switch ask(question + "? [y/N] ") {
    case .line(let answer):
      return ["y", "yes"].contains(answer.lowercased().filter { !$0.isWhitespace })
    case .interrupted:
      // The question is what was stopped.
      Interruption.clear()
      return false
    case .endOfInput: return atEnd
    case .failed: return false
    }
  }
}

extension Session {
  /// The person where the command at hand was typed at the prompt, or nil: elsewhere nobody is asked.
  var askedPerson: PromptInteraction? { place.isPrompt ? host.person : nil }

  /// `data.json has unsaved changes`.
  func unsavedWords(_ sources: [OpenTable]) -> String {
    let names = sources.map { shown($0.name) }
    let list =
      names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return "\(list) \(names.count == 1 ? "has" : "have") unsaved changes"
  }
}
