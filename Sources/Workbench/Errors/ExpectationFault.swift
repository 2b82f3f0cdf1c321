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
        "expect has no answer for a file or a program",
        hint: "expect QUERY at most|least NUMBER"
      )
    case .changing(let name, let reason, let command, let question):
      Wording(
        "refused",
        "expect takes a read-only command, and \(name) " + reason,
        hint: "\(command); expect \(question)"
      )
    case .unmet(let message):
      Wording("expect", message)
    }
  }
}
