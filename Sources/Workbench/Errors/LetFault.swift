import CommandLanguage

/// The errors of `let`.
enum LetFault: Fault {
  /// The value is a command that is not read-only.
  case changing(command: String, effect: String, name: String, text: String)

  case noOutput
  case failed(code: String, message: String)

  var wording: Wording {
    switch self {
    case .changing(let command, let effect, let name, let text):
      Wording(
        "refused",
        "`let` accepts read-only commands; `\(command)` " + effect,
        hint: "for a text, try `let \(name) = \"\(text)\"`"
      )
    case .noOutput: Wording("refused", "no output yet", hint: "run a command first")
    case .failed(let code, let message):
      Wording("refused", "the last command failed with \(code): \(message)")
    }
  }
}
