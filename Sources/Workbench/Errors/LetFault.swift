import CommandLanguage

/// The errors of `let`.
enum LetFault: Fault {
  /// The value is a command that is not read-only.
  case changing(command: String, effect: String, name: String, text: String)

  case argument(number: String)
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
    case .argument(let number):
      Wording(
        "bad-argument",
        "expected a name of letters, found \(quoted(number))",
        hint: "`$\(number)` is an argument of a script: `source FILE ARG …` sets it"
      )
    case .noOutput: Wording("refused", "no output yet", hint: "run a command first")
    case .failed(let code, let message):
      Wording("refused", "the last command failed with \(code): \(message)")
    }
  }
}
