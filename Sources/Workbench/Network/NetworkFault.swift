import CommandLanguage

/// The errors of groups of requests.
enum NetworkFault: Fault {
  case noShape(problem: String)
  case noGroup

  var wording: Wording {
    switch self {
    case .noShape(let problem):
      Wording(
        "bad-argument",
        "expected a shape as JSON: \(problem)",
        hint: "try `--shape '{\"title\": \"\"}'`"
      )
    case .noGroup:
      Wording("refused", "no group was sent", hint: "try `request batch URL URL`")
    }
  }
}
