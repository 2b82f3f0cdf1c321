import CommandLanguage
import Workspace

/// The errors of scripts.
enum ScriptFault: Fault {
  case steppingElsewhere
  case fails(path: String, hint: String?)
  case notRegular(file: String)
  case dryRun(place: String, what: String)
  case failed(path: String)
  case sourcesItself(chain: String)
  case tooDeep(limit: Int, chain: String)

  var wording: Wording {
    switch self {
    case .steppingElsewhere:
      Wording(
        "refused",
        "a script goes step by step at the prompt only",
        hint: "source FILE, or source --dry-run FILE"
      )
    case .fails(let path, let hint):
      Wording("script", "\(path) fails; nothing was changed", hint: hint)
    case .notRegular(let file):
      Wording("refused", "a dry run reads the script twice, and \(file) is no regular file")
    case .dryRun(let place, let what):
      Wording(
        "refused",
        "\(place): \(what), which a dry run cannot take back",
        hint: "nothing was run; source FILE runs it for good"
      )
    case .failed(let path):
      Wording("script", "\(path) failed", hint: "its error stands above")
    case .sourcesItself(let chain):
      Wording("refused", "a script cannot source itself: \(chain)")
    case .tooDeep(let limit, let chain):
      Wording("refused", "scripts nest deeper than \(limit): \(chain)")
    }
  }
}
