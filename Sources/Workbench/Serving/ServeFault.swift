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
  case forbiddenFile(path: String)
  case promptOnly(name: String)
  case readOnly(name: String)
  case noAllowance(word: String)
  case noAddress(String)
  case noFolder
  case cannotKeepToken(problem: String)
  case cannotOpen(problem: String)
  case fixedAssets
  case noAssets(problem: String)
  case noRecording
  case noSession
  case noStep(Int, steps: ClosedRange<Int>)
  case needsPage(path: String)

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
        hint: "type it at the prompt; `serve --allow` permits it"
      )
    case .forbiddenFile(let path):
      Wording(
        "refused",
        "a page cannot use \(quoted(path))",
        hint: "type it at the prompt; `serve --allow files` permits it"
      )
    case .promptOnly(let name):
      Wording("refused", "a page cannot run `\(name)`", hint: "type it at the prompt")
    case .readOnly(let name):
      Wording("refused", "this page only looks, and `\(name)` changes something")
    default: ownWording
    }
  }

  /// The wordings of the options and of recordings.
  private var ownWording: Wording {
    switch self {
    case .noAllowance(let word):
      Wording(
        "bad-argument",
        "a page cannot be allowed \(quoted(word))",
        hint: "files, network, programs"
      )
    case .noAddress(let address):
      Wording(
        "refused",
        "\(quoted(address)) is not an address of this machine",
        hint: "a number such as 192.168.0.7"
      )
    case .noFolder:
      Wording("refused", "no folder for the link is known", hint: "set HOME, or omit --keep-token")
    case .cannotKeepToken(let problem): Wording("refused", "cannot keep the link: \(problem)")
    case .cannotOpen(let problem):
      Wording("refused", "cannot open a browser: \(problem)", hint: "`serve` prints the link")
    case .fixedAssets:
      Wording(
        "refused",
        "only a debug build takes its page from a folder",
        hint: "build with `swift build`, or omit --assets"
      )
    case .noAssets(let problem):
      Wording(
        "refused",
        "cannot read the page: \(problem)",
        hint: "--assets takes a folder with page.js and page.css"
      )
    case .noRecording: Wording("refused", "this program cannot record steps")
    case .noSession:
      Wording("refused", "no steps are recorded", hint: "`record session` or `serve` starts that")
    case .noStep(let step, let steps):
      Wording(
        "bad-argument",
        "step \(step) is not recorded",
        hint: "the steps are \(steps.lowerBound) to \(steps.upperBound)"
      )
    case .needsPage(let path):
      Wording(
        "bad-argument",
        "cannot save a session as \(quoted(path))",
        hint: "choose a name with .html"
      )
    default: Wording("refused", "this program has no page")
    }
  }
}
