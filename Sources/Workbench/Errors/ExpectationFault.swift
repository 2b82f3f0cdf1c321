import CommandLanguage

/// The errors of `expect`.
enum ExpectationFault: Fault {
  case noDestination
  case changing(name: String, reason: String, command: String, question: String)
  case unmet(message: String)

  var wording: Wording {
    switch self {
    case .noDestination:
      Wording(
        "refused",
        "`expect` cannot write to a file or a program",
        hint: "to compare, try `expect QUERY at least NUMBER`"
      )
    case .changing(let name, let reason, let command, let question):
      Wording(
        "refused",
        "`expect` accepts read-only commands; `\(name)` " + reason,
        hint: "try `\(command); expect \(question)`"
      )
    case .unmet(let message):
      Wording("expect", message)
    }
  }
}
