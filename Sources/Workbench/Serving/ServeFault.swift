package import CommandLanguage

/// The errors of serving a page.
package enum ServeFault: Fault {
  case portInUse(Int)
  case noLibrary(name: String, problem: String)
  case cannotListen(port: Int, problem: String)
  case noPage
  case needsPrompt
  case notServing
  case notAllowed
  case forbidden(name: String, reason: String)
  case promptOnly(name: String)

  package var wording: Wording {
    switch self {
    case .portInUse(let port):
      Wording("port-in-use", "another program uses port \(port)", hint: "`serve` finds a free one")
    case .noLibrary(let name, let problem):
      Wording(
        "refused",
        "`serve` needs \(name)",
        hint: "install it: apt-get install libmicrohttpd12",
        details: [problem]
      )
    case .cannotListen(let port, let problem):
      Wording("refused", "cannot listen on port \(port): \(problem)", hint: "try `serve`")
    case .noPage: Wording("refused", "this program has no page")
    case .needsPrompt:
      Wording("refused", "`serve` works only at the prompt", hint: "start with `--serve`")
    case .notServing: Wording("refused", "no page is served", hint: "try `serve`")
    case .notAllowed: Wording("refused", "cannot serve a page: the network is not allowed")
    case .forbidden(let name, let reason):
      Wording(
        "refused",
        "\(name) \(reason), which a page cannot do",
        hint: "type it at the prompt"
      )
    case .promptOnly(let name):
      Wording("refused", "a page cannot run `\(name)`", hint: "type it at the prompt")
    }
  }
}
