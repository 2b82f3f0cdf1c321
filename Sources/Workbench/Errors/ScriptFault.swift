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
        "scripts run step by step only at the prompt",
        hint: "try `source FILE` or `source --dry-run FILE`"
      )
    case .fails(let path, let hint):
      Wording("script", "\(path) would fail; no changes made", hint: hint)
    case .notRegular(let file):
      Wording("refused", "a dry run reads the script twice; \(file) is not a regular file")
    case .dryRun(let place, let what):
      Wording(
        "refused",
        "\(place): \(what), which a dry run cannot undo",
        hint: "no command ran; `source FILE` runs the script"
      )
    case .failed(let path):
      Wording("script", "\(path) failed", hint: "see its error above")
    case .sourcesItself(let chain):
      Wording("refused", "a script cannot source itself: \(chain)")
    case .tooDeep(let limit, let chain):
      Wording("refused", "scripts are nested more than \(limit) deep: \(chain)")
    }
  }
}
